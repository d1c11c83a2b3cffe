import { z } from 'zod';
import { drawnReport } from '../drawn-report.ts';

export const fillFromCsvReport = drawnReport.extend({
  filled: z.number().int().describe('Rows that became a filled form'),
  unusedColumns: z.array(z.string()).describe('Columns that no field of the form is called'),
  unfilledFields: z.array(z.string()).describe('Fields that have no column'),
});
export type FillFromCsvReport = z.infer<typeof fillFromCsvReport>;
