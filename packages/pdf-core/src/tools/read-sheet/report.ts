import { z } from 'zod';

const count = z.number().int().min(0);

const cellLook = z.object({
  align: z.enum(['left', 'center', 'right']).optional(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  color: z.string().optional().describe('Of the letters, as `#rrggbb`'),
  fill: z.string().optional(),
});

export const readSheetReport = z.object({
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })).describe('All sheets of the file'),
  sheet: z.number().int().describe('Which of them this is, from 1'),
  rows: count.describe('The rows up to the last with content'),
  columns: count,
  isPart: z.boolean().describe('The sheet has more than is told here'),
  cells: z.array(z.string()).describe('Each row as its cells between tabs, as they are shown'),
  looks: z.array(cellLook),
  marks: z
    .array(z.string())
    .describe('For each row one character per cell: its code minus 48 is the place of its look'),
  widths: z.array(z.number()).describe('Of the columns, in characters; 0 for a hidden one'),
  merges: z
    .array(z.array(z.number().int()))
    .describe('Row, column, rows and columns of each merged cell, from 0'),
});
export type ReadSheetReport = z.infer<typeof readSheetReport>;
