import { z } from 'zod';

const kind = z.enum(['signature', 'initials']);

export const keepSignMarkInput = z
  .object({
    kind,
    picture: z.string().max(500_000).describe('A PNG in base64, of up to 256 KB'),
  })
  .strict();
export const signMarkIdInput = z.object({ id: z.uuid() }).strict();

export const signMarkSchema = z
  .object({
    id: z.uuid(),
    kind,
    picture: z.string().describe('A PNG in base64'),
    width: z.number().int().describe('In pixels'),
    height: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: 'SignMark' });
export type SignMark = z.infer<typeof signMarkSchema>;
