import { z } from 'zod';

export const autoRenameReport = z.object({
  name: z.string().describe('The new file name'),
  from: z
    .enum(['heading', 'properties', 'none'])
    .describe('Where the title was found; without one, the file keeps its name'),
});
export type AutoRenameReport = z.infer<typeof autoRenameReport>;
