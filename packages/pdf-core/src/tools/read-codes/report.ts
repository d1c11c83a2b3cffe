import { z } from 'zod';
import { foundKinds } from '../../codes/code-kinds.options.ts';

const points = z.number().describe('In points, from the top left of the page as it is shown');

export const readCodesReport = z.object({
  pages: z.number().int().describe('Pages that were looked at'),
  codes: z
    .array(
      z.object({
        page: z.number().int(),
        kind: z.enum(foundKinds),
        text: z.string(),
        x: points,
        y: points,
        width: points,
        height: points,
      }),
    )
    .describe('In the order of the pages, and from top to bottom'),
});
export type ReadCodesReport = z.infer<typeof readCodesReport>;
