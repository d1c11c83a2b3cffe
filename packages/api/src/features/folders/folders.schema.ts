import { z } from 'zod';
import { flag } from '../../flag.schema.ts';
import { folderPlace } from '../../folder-place.schema.ts';
import { DEFAULT_FOLDER_COLOR } from './folder-color.schema.ts';

const folderName = z
  .string()
  .trim()
  .min(1, 'fields.folder_name_needed')
  .max(100, 'fields.folder_name_too_long')
  .regex(/^[^/\\\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'fields.folder_name_characters')
  .refine((name) => name !== '.' && name !== '..', 'fields.folder_name_needed');
const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'fields.color_format');
const parent = z.uuid().nullable();

export const createFolderInput = z
  .object({ name: folderName, parent_id: parent.default(null), color: color.default(DEFAULT_FOLDER_COLOR) })
  .strict();
export const listFoldersInput = z
  .object({
    parent_id: folderPlace.default('null').describe('A folder, or `null` for the root'),
    flat: flag.default(false).describe('All folders at any depth'),
  })
  .strict();
export const folderIdInput = z.object({ id: z.uuid() }).strict();
export const updateFolderInput = z
  .object({
    id: z.uuid(),
    name: folderName.optional(),
    color: color.optional(),
    parent_id: parent.optional(),
  })
  .strict();
export const deleteFolderInput = z
  .object({ id: z.uuid(), force: flag.default(false), permanent: flag.default(false) })
  .strict();
export const moveFilesInput = z
  .object({ fileIds: z.array(z.uuid()).min(1, 'fields.files_needed').max(1000), folder_id: parent })
  .strict();

export const folderSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    color: z.string(),
    parent_id: z.uuid().nullable(),
    files: z.array(z.object({ count: z.number().int() })),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Folder' });
export type Folder = z.infer<typeof folderSchema>;
