import { z } from 'zod';

export const splitReport = z.object({
  parts: z
    .array(
      z.object({
        name: z.string(),
        title: z.string(),
        pages: z.array(z.number().int()),
        size: z.number().int(),
      }),
    )
    .describe('What each part holds; pages are counted from 1'),
  separators: z.array(z.number().int()).describe('Pages between parts, which are in none of them'),
});
export type SplitReport = z.infer<typeof splitReport>;
