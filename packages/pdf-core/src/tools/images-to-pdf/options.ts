import { z } from 'zod';
import { inForm } from '../option-form.ts';
import { defineQuick } from '../quick-form.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'fields.color_format');

export const imagesToPdfOptions = z.object({
  pageSize: z.enum(['A4', 'Letter', 'Legal', 'A3', 'A5']).default('A4').describe('Size of the pages'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait').describe('Upright or lying pages'),
  margin: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(10)
    .default(50)
    .describe('Margin in points (72 are an inch)')
    .meta(inForm({ unit: 'points' })),
  imagesPerPage: z.number().int().min(1).max(4).default(1).describe('Images on a page'),
  imageLayout: z
    .enum(['fit', 'fill', 'stretch', 'center'])
    .default('fit')
    .describe(
      'fit: as large as it can be whole; fill: the whole space, cut; stretch: the whole space, distorted; center: in its own size',
    ),
  backgroundColor: colour
    .default('#FFFFFF')
    .describe('Colour of the page')
    .meta(inForm({ color: true })),
  addBorder: z.boolean().default(false).describe('Draw a line around each image'),
  borderWidth: z
    .number()
    .min(1)
    .max(20)
    .default(1)
    .describe('Width of that line in points')
    .meta(inForm({ unit: 'points', when: { addBorder: true } })),
  borderColor: colour
    .default('#000000')
    .describe('Colour of that line')
    .meta(inForm({ color: true, when: { addBorder: true } })),
  imageQuality: z
    .number()
    .int()
    .min(50)
    .max(100)
    .default(95)
    .describe('Quality of the images; 100 loses nothing'),
  addPageNumbers: z.boolean().default(false).describe('Number the pages'),
  addTimestamp: z.boolean().default(false).describe('Write when the document was made on each page'),
  metadata: z
    .object({
      title: z.string().max(1000).optional().describe('Title'),
      author: z.string().max(1000).optional().describe('Author'),
      subject: z.string().max(1000).optional().describe('Subject'),
    })
    .default({})
    .describe('What the document says of itself'),
});

export const imagesToPdfQuick = defineQuick(z.object({}).strict(), () => imagesToPdfOptions.parse({}));

export type ImagesToPdfOptions = z.infer<typeof imagesToPdfOptions>;
