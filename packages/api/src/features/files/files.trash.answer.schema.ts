import { z } from 'zod';
import { fileSchema } from './files.schema.ts';

export const listTrashInput = z
  .object({
    folder_id: z
      .uuid()
      .optional()
      .describe('A folder in the trash: the files that were deleted with it, at any depth'),
  })
  .strict();

const path = z
  .array(z.string())
  .describe('Names of the folders that it is restored into, outermost first; empty: Home');

export const trashedFileSchema = fileSchema
  .extend({ trashed_at: z.string(), path })
  .meta({ id: 'TrashedFile' });
export type TrashedFile = z.infer<typeof trashedFileSchema>;

export const trashedFolderSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    color: z.string(),
    trashed_at: z.string(),
    path,
    fileCount: z.number().int().describe('Files that were deleted with it, at any depth'),
    folderCount: z.number().int().describe('Folders in it, at any depth'),
    size: z.number().int().describe('Bytes of those files'),
  })
  .meta({ id: 'TrashedFolder' });
export type TrashedFolder = z.infer<typeof trashedFolderSchema>;

export const trashSchema = z.object({
  files: z
    .array(trashedFileSchema)
    .describe('Files that were deleted alone; with `folder_id`, with that folder'),
  folders: z.array(trashedFolderSchema).describe('Deleted folders, each with all that was in it'),
});
export type Trash = z.infer<typeof trashSchema>;
