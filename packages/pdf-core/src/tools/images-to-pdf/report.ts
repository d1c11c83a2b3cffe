import { z } from 'zod';

export const imagesToPdfReport = z.object({ pages: z.number().int(), images: z.number().int() });
export type ImagesToPdfReport = z.infer<typeof imagesToPdfReport>;
