import { z } from 'zod';
import { repairOptions } from '../repair/options.ts';

export const autoRenameOptions = z.object({
  prefer: z
    .enum(['heading', 'properties'])
    .default('heading')
    .describe('Where the title is taken from first: the first page, or the properties of the document'),
  password: repairOptions.shape.password,
});
export type AutoRenameOptions = z.infer<typeof autoRenameOptions>;
