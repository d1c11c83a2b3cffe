import { z } from 'zod';
import { drawnReport } from '../drawn-report.ts';

export const fillFormReport = drawnReport.extend({
  dropped: z
    .array(z.literal('xfa'))
    .describe('A second form beside the fields, which other software fills in'),
});
export type FillFormReport = z.infer<typeof fillFormReport>;
