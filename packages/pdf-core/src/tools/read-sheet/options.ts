import { z } from 'zod';

export const readSheetOptions = z.object({
  sheet: z.number().int().min(1).max(20_000).default(1).describe('Which sheet, from 1'),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .default('en')
    .describe('The language of decimal signs and of the names of months, such as `de`'),
});

export type ReadSheetOptions = z.infer<typeof readSheetOptions>;
