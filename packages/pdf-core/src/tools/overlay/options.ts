import { z } from 'zod';
import { pageRanges } from '../../page-ranges.options.ts';

export const overlayOptions = z.object({
  pages: pageRanges.default('all'),
  place: z
    .enum(['over', 'under'])
    .default('over')
    .describe(
      'Whether the pages of the second file are drawn over those of the first, or under them as letter paper is',
    ),
  repeat: z
    .enum(['loop', 'last', 'once'])
    .default('last')
    .describe('When the second file has fewer pages: start again, go on with its last page, or stop'),
  size: z
    .enum(['fit', 'actual'])
    .default('fit')
    .describe('Whether pages of another size are fitted to the page or keep their own'),
  outputName: z.string().max(255).default('overlaid.pdf').describe('The name of the result'),
});
export type OverlayOptions = z.infer<typeof overlayOptions>;
