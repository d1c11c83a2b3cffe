import { z } from 'zod';

export const rotateReport = z.object({ turned: z.number().int().describe('Pages that were turned') });
export type RotateReport = z.infer<typeof rotateReport>;
