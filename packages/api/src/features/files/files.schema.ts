import { z } from 'zod';
import { flag } from '../../flag.schema.ts';
import { folderPlace } from '../../folder-place.schema.ts';
import { pageInput } from '../../paging.schema.ts';

/** Bytes as people read them: 1024 steps, two decimals. */
export function formatSize(bytes: number, locale = 'en'): string {
  const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(bytes / 1024 ** step);
  return `${number} ${units[step]}`;
}

/** A name as it may stand in a list, a header and a zip: one line, no path, nothing that turns text around. */
export const fileName = z
  .string()
  .trim()
  .min(1, 'Please enter a file name.')
  .max(255, 'The file name can have 255 characters at most.')
  .regex(
    /^[^/\\\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u,
    'The file name has characters that a name cannot have.',
  )
  .refine((name) => name !== '.' && name !== '..', 'Please enter a file name.');

const tag = z
  .string()
  .trim()
  .min(1, 'A tag cannot be blank.')
  .max(50, 'A tag can have 50 characters at most.');
export const fileTags = z
  .array(tag)
  .max(20, 'A file can have 20 tags at most.')
  .transform((tags) => [...new Set(tags)]);

export const listFilesInput = pageInput
  .extend({
    search: z.string().trim().max(200).optional(),
    type: z.string().max(100).optional(),
    tag: z.string().trim().max(50).optional(),
    enhanced: flag.default(false).describe('Only what was read, summed up or made ready for chat'),
    folder_id: folderPlace.optional().describe('A folder, or `null` for the root; absent: everywhere'),
    sort: z.enum(['name', 'date', 'size', 'type']).default('date'),
    order: z.enum(['asc', 'desc']).default('desc'),
  })
  .strict();
export type ListFilesInput = z.infer<typeof listFilesInput>;

export const fileIdInput = z.object({ id: z.uuid() }).strict();
/** As they stand in an address. */
export const thumbnailInput = z
  .object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    width: z
      .enum(['240', '480', '960'])
      .default('480')
      .transform((width) => Number(width) as 240 | 480 | 960),
  })
  .strict();
export const updateFileInput = z
  .object({ id: z.uuid(), filename: fileName.optional(), tags: fileTags.optional() })
  .strict();
export const deleteFileInput = z.object({ id: z.uuid(), permanent: flag.default(false) }).strict();

export const fileSchema = z
  .object({
    id: z.uuid(),
    filename: z.string(),
    size: z.number().int().describe('Bytes'),
    type: z.string().describe('MIME type, decided by the bytes'),
    tags: z.array(z.string()),
    folder_id: z.uuid().nullable(),
    page_count: z.number().int().nullable(),
    page_size: z
      .object({ width: z.number(), height: z.number() })
      .nullable()
      .describe('Of the first page, in points; null until it is read, and where there are no pages'),
    has_ocr: z.boolean(),
    has_summary: z.boolean(),
    has_embeddings: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'File' });
export type File = z.infer<typeof fileSchema>;

export const fileWithTextSchema = fileSchema
  .extend({
    extracted_text: z
      .string()
      .nullable()
      .describe(
        'What the file says, a form feed between pages; null until it is read, and where there is nothing',
      ),
  })
  .meta({ id: 'FileWithText' });
export type FileWithText = z.infer<typeof fileWithTextSchema>;

export const waitingSchema = z.object({
  uploads: z
    .array(
      z.object({ id: z.uuid(), filename: z.string(), size: z.number().int(), received: z.number().int() }),
    )
    .describe('Stopped on their way; the same file, sent again, goes on'),
  unread: z.array(fileSchema).describe('Scans and images without text, of the newest files'),
});
export type Waiting = z.infer<typeof waitingSchema>;
