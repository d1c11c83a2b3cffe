import { z } from 'zod';
import { leftOut } from '../left-out.ts';

const count = z.number().int();
const words = z.string().optional();

const bookmark = z
  .object({
    title: z.string(),
    page: count.optional(),
    get children() {
      return z.array(bookmark);
    },
  })
  .meta({ id: 'Bookmark' });

export const infoReport = z
  .object({
    name: z.string(),
    bytes: count,
    version: z.string(),
    pageCount: count,
    pages: z.array(
      z.object({
        page: count,
        label: z.string(),
        width: z.number().describe('Points'),
        height: z.number(),
        rotation: z.number(),
      }),
    ),
    metadata: z.object({
      title: words,
      author: words,
      subject: words,
      keywords: words,
      creator: words,
      producer: words,
      created: words,
      modified: words,
    }),
    language: words,
    tagged: z.boolean(),
    security: z
      .object({ method: z.string(), permissions: z.record(z.string(), z.union([z.string(), z.boolean()])) })
      .nullable(),
    repaired: z.boolean(),
    form: z.object({ kind: z.enum(['none', 'acroform', 'xfa']), fields: count }),
    signatures: count,
    outline: z.array(bookmark),
    attachments: z.array(z.string()),
    fonts: z.array(
      z.object({ name: z.string(), type: z.string(), embedded: z.boolean(), subset: z.boolean() }),
    ),
    leftOut,
  })
  .meta({ id: 'DocumentInfo' });
