import { z } from 'zod';

export const overlayReport = z.object({
  pages: z.number().int().describe('Pages that something was put on'),
});
export type OverlayReport = z.infer<typeof overlayReport>;
