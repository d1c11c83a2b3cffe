import { z } from 'zod';
import { inForm } from '../option-form.ts';
import { pageRanges } from '../../page-ranges.options.ts';

export const renderOptions = z.object({
  pages: pageRanges.default('all'),
  format: z.enum(['png', 'webp', 'jpeg', 'tiff']).default('png').describe('Kind of picture'),
  dpi: z.number().min(10).max(1200).default(150).describe('Dots per inch'),
  width: z.number().int().min(8).max(30_000).optional().describe('Width in pixels, instead of dots per inch'),
  quality: z.number().int().min(1).max(100).default(85).describe('Quality of JPEG and WebP'),
  grayscale: z.boolean().default(false).describe('Shades of gray'),
  annotations: z.boolean().default(true).describe('Draw notes, stamps and form fields'),
  transparent: z.boolean().default(false).describe('Leave the paper clear, in every format but JPEG'),
  password: z
    .string()
    .max(127)
    .optional()
    .describe('Password that opens the document')
    .meta(inForm({ secret: true, hidden: true })),
});

export type RenderOptions = z.infer<typeof renderOptions>;
