import { z } from 'zod';

const count = z.number().int();

export const toExcelReport = z.object({
  tables: count,
  numbers: count.describe('Cells that are numbers, amounts or percentages'),
  dates: count.describe('Cells that are dates'),
  formulas: count.describe('Sums that hold in the document, and are formulas in the workbook'),
});
export type ToExcelReport = z.infer<typeof toExcelReport>;
