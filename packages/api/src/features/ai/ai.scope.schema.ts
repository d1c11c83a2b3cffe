import { z } from 'zod';
import { MOST_ASKED } from './ai.most-asked.schema.ts';

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
    message: 'fields.scope_needed_for_question',
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
