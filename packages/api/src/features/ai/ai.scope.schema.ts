import { z } from 'zod';

/** As many files as are asked together. */
export const MOST_ASKED = 100;

export const chatScopeInput = z
  .object({
    fileIds: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid()).max(MOST_ASKED))
      .optional()
      .describe('Ids of files, with commas between them; with a folder those that are asked beside it'),
    folderId: z.uuid().optional(),
  })
  .strict()
  .refine((input) => Boolean(input.fileIds ?? input.folderId), {
    path: ['fileIds'],
    message: 'Please name files or a folder to ask.',
  });
export const chatScopeSchema = z
  .object({
    files: z.array(
      z.object({
        id: z.uuid(),
        filename: z.string(),
        type: z.string(),
        state: z
          .enum(['read', 'unread', 'trashed'])
          .describe('Only what is read has a part in answers; a trashed file cannot be asked'),
      }),
    ),
    more: z.number().int().describe('Files of the folder beyond those, which are not asked'),
  })
  .meta({ id: 'ChatScope' });
export type ChatScope = z.infer<typeof chatScopeSchema>;
