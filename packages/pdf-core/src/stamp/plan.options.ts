import { z } from 'zod';
import { inForm } from '../tools/option-form.ts';

export const PAGE_NUMBER_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'fields.color_format');

export const watermarkLook = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .default('CONFIDENTIAL')
    .describe('The words across each page, in any script'),
  opacity: z
    .number()
    .min(0.1)
    .max(1)
    .default(0.3)
    .describe('How strong it is: 0.1 (a breath) to 1 (covers the page)')
    .meta(inForm({ slider: 0.1 })),
  rotation: z
    .number()
    .min(-90)
    .max(90)
    .default(45)
    .describe('Degrees it is turned, counter-clockwise')
    .meta(inForm({ unit: 'degrees', slider: 15 })),
  color: hexColor
    .default('#808080')
    .describe('Its colour, as #rrggbb')
    .meta(inForm({ color: true })),
});

export const pageNumberLook = z.object({
  position: z
    .enum(PAGE_NUMBER_POSITIONS)
    .default('bottom-center')
    .describe('Where on the page the number stands'),
  start: z.number().int().min(0).max(1_000_000).default(1).describe('The number of the first page'),
  style: z.enum(['arabic', 'roman']).default('arabic').describe('1, 2, 3 or i, ii, iii'),
});

export const titlePageContent = z.object({
  title: z.string().max(2000).default('').describe('The title, large'),
  author: z.string().max(2000).default('').describe('Who wrote it'),
  subject: z.string().max(2000).default('').describe('What it is about'),
});

export type WatermarkLook = z.infer<typeof watermarkLook> & { color?: string; size?: number };
export type PageNumberLook = z.infer<typeof pageNumberLook> & {
  start?: number;
  size?: number;
  margin?: number;
};
export type TitlePageContent = z.infer<typeof titlePageContent>;

/** What to put on the pages of a document. Parts that are absent are not done. */
export type StampPlan = {
  watermark?: WatermarkLook;
  pageNumbers?: PageNumberLook;
  titlePage?: TitlePageContent;
};
