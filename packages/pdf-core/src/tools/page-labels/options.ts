import { z } from 'zod';
import { documentPassword, inForm } from '../option-form.ts';

export const LABEL_STYLES = [
  'arabic',
  'roman',
  'roman-capitals',
  'letters',
  'letters-capitals',
  'none',
] as const;

export const pageLabelsOptions = z.object({
  style: z
    .enum(LABEL_STYLES)
    .default('arabic')
    .describe('1, 2, 3; i, ii, iii; I, II, III; a, b, c; A, B, C; or only the prefix'),
  prefix: z.string().max(100).default('').describe('What stands before each number, like A-'),
  start: z.number().int().min(1).max(1_000_000).default(1).describe('The number of the first page'),
  frontPages: z
    .number()
    .int()
    .min(0)
    .max(20_000)
    .default(0)
    .describe('Pages at the beginning that count for themselves, as i, ii, iii')
    .meta(inForm({})),
  password: documentPassword,
  outputName: z.string().max(255).default('labeled.pdf').describe('The name of the result'),
});
export type PageLabelsOptions = z.infer<typeof pageLabelsOptions>;
