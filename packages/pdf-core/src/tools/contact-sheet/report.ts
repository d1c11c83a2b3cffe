import { z } from 'zod';
import { drawnReport } from '../drawn-report.ts';

export const contactSheetReport = drawnReport.extend({
  thumbnails: z.number().int().describe('Pages and pictures that are shown'),
  sheets: z.number().int().describe('Pages of the result'),
});
export type ContactSheetReport = z.infer<typeof contactSheetReport>;
