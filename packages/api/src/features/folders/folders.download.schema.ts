import { z } from 'zod';

const ids = z.array(z.uuid()).max(1000).default([]);
export const downloadInput = z
  .object({ fileIds: ids, folderIds: ids })
  .strict()
  .refine(({ fileIds, folderIds }) => fileIds.length + folderIds.length > 0, 'fields.files_needed');

export const downloadLinkSchema = z
  .object({
    url: z.string().describe('Saves the selection when it is opened; it needs no token'),
    expires_at: z.string(),
  })
  .meta({ id: 'DownloadLink' });
export type DownloadLink = z.infer<typeof downloadLinkSchema>;
