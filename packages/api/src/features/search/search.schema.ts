import { z } from 'zod';
import { fileSchema } from '../files/files.schema.ts';
import { folderSchema } from '../folders/folders.schema.ts';

export const searchInput = z
  .object({
    q: z
      .string()
      .trim()
      .max(200)
      .describe('Words; the last one may be unfinished. "Quoted" ones stand in a row'),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  })
  .strict();
export type SearchInput = z.infer<typeof searchInput>;

/** Letters to mark, never markup: from (included) to (not included). */
const marks = z.array(z.tuple([z.number().int(), z.number().int()]));

const passage = z
  .object({
    page: z.number().int().describe('From 1. A sheet of a workbook is a page'),
    label: z.string().nullable().describe('The name of the sheet'),
    text: z.string(),
    marks,
  })
  .meta({ id: 'Passage' });

export const searchAnswer = z.object({
  files: z.array(
    z.object({
      file: fileSchema,
      match: z.enum(['name', 'tag', 'text']),
      marks: marks.describe('In the name of the file'),
      passage: passage.nullable(),
    }),
  ),
  folders: z.array(z.object({ folder: folderSchema.omit({ files: true }), marks })),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
