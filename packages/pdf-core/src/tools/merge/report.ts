import { z } from 'zod';
import { drawnReport } from '../drawn-report.ts';

export const mergeReport = drawnReport.extend({
  pages: z.number().int(),
  blankPages: z.number().int().describe('Pages that showed nothing and were left out'),
});
export type MergeReport = z.infer<typeof mergeReport>;
