import { z } from 'zod';
import { inForm } from '../option-form.ts';

/** From which darkness on a page shows something. */
export const specks = z
  .number()
  .min(0)
  .max(5)
  .default(0)
  .describe(
    'Percent of a page that may be darker than paper, as dust on a scan is; 0 counts clean pages only',
  )
  .meta(inForm({ unit: 'percent', slider: 0.1 }));

export const removeBlankPagesOptions = z.object({
  specks,
  outputName: z.string().max(255).default('without-blank-pages.pdf').describe('The name of the result'),
});
export type RemoveBlankPagesOptions = z.infer<typeof removeBlankPagesOptions>;
