import { z } from 'zod';

export const drawnReport = z.object({
  missingCharacters: z
    .array(z.string())
    .describe('Characters that no font has, each shown as a replacement sign'),
});
export type DrawnReport = z.infer<typeof drawnReport>;
