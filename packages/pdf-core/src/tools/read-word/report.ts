import { z } from 'zod';

const count = z.number().int().min(0);

const run = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  underline: z.literal(true).optional(),
  strike: z.literal(true).optional(),
  raised: z.enum(['super', 'sub']).optional(),
  href: z
    .string()
    .regex(/^(https?|mailto):/)
    .optional()
    .describe('An address of the web or of email'),
  to: count.optional().describe('The paragraph that it leads to, from 0'),
  note: count.optional().describe('The number of a note, from 1'),
  picture: z
    .object({
      image: count.optional().describe('Its place in `images`, from 0. Without one, its kind is not shown'),
      width: z.number().optional().describe('CSS pixels'),
      height: z.number().optional(),
      alt: z.string().optional(),
    })
    .optional(),
});

const paragraph = z.object({
  runs: z.array(run),
  level: z.number().int().min(0).max(9).optional().describe('0 for the title, 1 to 9 for headings'),
  marker: z.string().optional().describe('What stands before an item of a list, such as `2.1`'),
  depth: z.number().int().min(0).max(8).optional().describe('How deep its list is, from 0'),
  align: z.enum(['center', 'end', 'justify']).optional(),
  isRightToLeft: z.literal(true).optional(),
  isTight: z.literal(true).optional().describe('The next paragraph follows without space between'),
  startsPage: z.literal(true).optional(),
});

const block = z
  .union([z.object({ paragraph: count }), z.object({ table: count })])
  .describe('A paragraph or a table, by its place in the lists, from 0');

const cell = z.object({
  columns: z.number().int().min(1),
  rows: z.number().int().min(1),
  blocks: z.array(block),
});

export const readWordReport = z.object({
  paragraphs: z.array(paragraph).describe('In the order of reading, with those of tables and notes'),
  tables: z.array(
    z.object({
      rows: z.array(z.object({ isHeader: z.boolean(), cells: z.array(cell) })),
      widths: z.array(z.number()).describe('Of the columns, in any unit'),
    }),
  ),
  blocks: z.array(block).describe('The document'),
  notes: z.array(z.array(block)).describe('What notes say, in the order of their numbers'),
  images: z.array(z.object({ type: z.enum(['image/png', 'image/jpeg']), data: z.base64() })),
  pages: z.array(count).describe('The first paragraph of each page after the first'),
  count: count.describe('The paragraphs of the file. Of a longer one, only the first are told'),
});
export type ReadWordReport = z.infer<typeof readWordReport>;
