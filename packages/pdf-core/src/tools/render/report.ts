import { z } from 'zod';

export const renderReport = z.object({
  pages: z.array(
    z.object({
      page: z.number().int(),
      file: z.string(),
      width: z.number(),
      height: z.number(),
      dpi: z.number(),
    }),
  ),
});
export type RenderReport = z.infer<typeof renderReport>;
