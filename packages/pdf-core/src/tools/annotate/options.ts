import { z } from 'zod';
import { fieldValues } from '../fill-form/options.ts';

const coordinate = z.number().min(-14_400).max(14_400);
const length = z.number().min(1).max(14_400);
const point = z.object({ x: coordinate, y: coordinate });

const place = {
  x: coordinate.describe('Its left edge, in points from the left of the page as it is seen'),
  y: coordinate.describe('Its lower edge, in points from the bottom of the page as it is seen'),
};
const box = {
  ...place,
  width: length.describe('Its width in points'),
  height: length.describe('Its height in points'),
};

const common = {
  page: z.number().int().min(1).default(1).describe('The page it is on'),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'fields.color_format')
    .optional()
    .describe('Its colour, as #rrggbb'),
  opacity: z.number().min(0.05).max(1).default(1).describe('How strong it is, up to 1'),
  author: z.string().max(200).default('').describe('Who made it'),
  comment: z.string().max(20_000).default('').describe('What is said about it when it is pointed at'),
};
const lineWidth = z.number().min(0.1).max(100).default(2).describe('How thick its lines are, in points');

export const annotation = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    ...common,
    ...place,
    width: length.default(200).describe('Where its lines break, in points'),
    height: length.optional().describe('Its height in points; at least as tall as the text'),
    text: z.string().min(1).max(20_000).describe('The words on the page'),
    fontSize: z.number().min(2).max(400).default(12).describe('The size of the words'),
  }),
  z.object({
    type: z.literal('highlight'),
    ...common,
    ...box,
    lines: z
      .array(z.object(box))
      .min(1)
      .max(2000)
      .optional()
      .describe('The lines of text that are marked, such as those of a selection; the whole box when absent'),
  }),
  z.object({
    type: z.literal('note'),
    ...common,
    ...place,
    text: z.string().min(1).max(20_000).describe('What the note says'),
  }),
  z.object({
    type: z.literal('rectangle'),
    ...common,
    ...box,
    lineWidth,
    fill: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .optional()
      .describe('The colour inside, as #rrggbb'),
  }),
  z.object({
    type: z.literal('line'),
    ...common,
    from: point,
    to: point,
    lineWidth,
    arrow: z.boolean().default(false).describe('Whether it ends in an arrow'),
  }),
  z.object({
    type: z.literal('ink'),
    ...common,
    strokes: z
      .array(z.array(point).min(1).max(20_000))
      .min(1)
      .max(2000)
      .describe('What was drawn: each stroke a list of points'),
    lineWidth,
  }),
  z.object({
    type: z.literal('stamp'),
    ...common,
    ...place,
    width: length.default(160).describe('Its width in points'),
    height: length.default(48).describe('Its height in points'),
    text: z.string().max(200).default('APPROVED').describe('The words of the stamp'),
    image: z.string().max(15_000_000).optional().describe('A picture instead of words: an image in base64'),
  }),
]);
export type Annotation = z.infer<typeof annotation>;

export const annotateOptions = z.object({
  annotations: z.array(annotation).min(1).max(5000).describe('What is put on the pages'),
  fields: fieldValues
    .optional()
    .describe('What else is filled in, if the document is a form: the values of its fields, by name'),
  outputName: z.string().max(255).default('annotated.pdf').describe('The name of the result'),
});
export type AnnotateOptions = z.infer<typeof annotateOptions>;
