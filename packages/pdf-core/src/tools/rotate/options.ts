import { z } from 'zod';
import { documentPassword, inForm } from '../option-form.ts';
import { pageRanges } from '../../page-ranges.options.ts';

export const rotateOptions = z.object({
  pages: pageRanges.default('all'),
  angle: z
    .union(
      [z.literal(90), z.literal(180), z.literal(270), z.literal(-90)],
      'Pages turn by 90, 180 or 270 degrees.',
    )
    .default(90)
    .describe('Degrees to turn them clockwise: 90, 180 or 270; -90 is 90 to the left')
    .meta(inForm({ choices: [270, 180, 90] })),
  password: documentPassword,
  outputName: z.string().max(255).default('rotated.pdf').describe('The name of the result'),
});
export type RotateOptions = z.infer<typeof rotateOptions>;
