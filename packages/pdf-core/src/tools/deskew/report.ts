import { z } from 'zod';

const count = z.number().int();

export const deskewReport = z.object({
  straightened: count.describe('Pages that were turned'),
  pages: z
    .array(
      z.object({
        page: count,
        outcome: z
          .enum(['straightened', 'straight', 'unclear', 'no_scan'])
          .describe(
            'Turned; straight already; without lines that tell an angle; or no picture fills the page, which stays as it is',
          ),
        degrees: z
          .number()
          .optional()
          .describe('How far it was turned clockwise before, if that could be told'),
      }),
    )
    .describe('Each page that was looked at'),
});
export type DeskewReport = z.infer<typeof deskewReport>;
