import { z } from 'zod';
import { flag } from '../../flag.schema.ts';
import { folderPlace } from '../../folder-place.schema.ts';
import { pageInput } from '../../paging.schema.ts';
import { versionQuery } from './files.versions.schema.ts';
import { typeFilters } from './upload-types.schema.ts';

/**
 * A name that is safe in a list, a header and a zip: one line, no path, no characters that change the text direction.
 */
export const fileName = z
  .string()
  .trim()
  .min(1, 'fields.file_name_needed')
  .max(255, 'fields.file_name_too_long')
  .regex(/^[^/\\\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'fields.file_name_characters')
  .refine((name) => name !== '.' && name !== '..', 'fields.file_name_needed');

const tag = z.string().trim().min(1, 'fields.tag_blank').max(50, 'fields.tag_too_long');
export const fileTags = z
  .array(tag)
  .max(20, 'fields.too_many_tags')
  .transform((tags) => [...new Set(tags)]);

/** As they stand in an address. No more than a page of the list. */
const fileIds = z
  .string()
  .max(100 * 37)
  .describe('Only these files, separated by commas; what is missing or in the trash is left out')
  .transform((list) => list.split(',').map((id) => id.trim()))
  .pipe(z.array(z.uuid()).min(1).max(100));

export const listFilesInput = pageInput
  .extend({
    search: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe(
        'In names, tags and text; where nothing is found, names and tags with one error in five letters',
      ),
    type: z
      .enum(typeFilters)
      .optional()
      .describe('A MIME type, or `pdf`, `image`, `word`, `excel`, `presentation`, `text`'),
    tag: z.string().trim().max(50).optional(),
    ids: fileIds.optional(),
    enhanced: flag.default(false).describe('Only what was read, summed up or made ready for chat'),
    folder_id: folderPlace.optional().describe('A folder, or `null` for the root; absent: everywhere'),
    sort: z
      .enum(['name', 'date', 'modified', 'size', 'type', 'match'])
      .default('date')
      .describe(
        '`date`: when it was added; `modified`: when it was last changed; `match`: with `search`, those that are called so before those that only say so, each by date',
      ),
    order: z.enum(['asc', 'desc']).default('desc'),
  })
  .strict();
export type ListFilesInput = z.infer<typeof listFilesInput>;

export const fileIdInput = z.object({ id: z.uuid() }).strict();
export const getFileInput = fileIdInput.extend({
  text: flag.default(false).describe('With `extracted_text`: all that the file says'),
});
/** As they stand in an address. */
export const thumbnailInput = z
  .object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    width: z
      .enum(['240', '480', '960'])
      .default('480')
      .transform((width) => Number(width) as 240 | 480 | 960),
    paper: z.enum(['white', 'clear']).default('white'),
    version: versionQuery,
    print: flag.default(false),
  })
  .strict()
  .refine(({ paper, width }) => paper === 'white' || width === 960, {
    path: ['width'],
    message: 'A page with clear paper is drawn 960 pixels wide.',
  });
export const updateFileInput = z
  .object({ id: z.uuid(), filename: fileName.optional(), tags: fileTags.optional() })
  .strict();
export const deleteFileInput = z.object({ id: z.uuid(), permanent: flag.default(false) }).strict();

/** How far the reading of a file has come, and what it found. */
export const readingSchema = z.object({
  state: z
    .enum(['pending', 'done', 'failed', 'needs_ocr'])
    .describe('being read; read; cannot be read; says nothing until OCR is run'),
  pages: z.number().int().optional(),
  unread_pages: z.number().int().optional().describe('Pages without text of their own'),
  text_missing: z
    .enum(['no_text', 'ocr_found_nothing'])
    .optional()
    .describe('Why a file that is read says nothing; absent where it says something'),
  locked: z.literal(true).optional().describe('It cannot be read without its password'),
  forbids: z
    .array(z.enum(['modifying', 'annotating', 'fillingForms']))
    .optional()
    .describe(
      'Of a protected PDF that opens: what its owner forbids those without the password of the owner',
    ),
  signed: z
    .boolean()
    .optional()
    .describe('Whether a PDF carries a digital signature; absent until it is read'),
});
export type Reading = z.infer<typeof readingSchema>;

export const fileSchema = z
  .object({
    id: z.uuid(),
    filename: z.string(),
    version: z.number().int().describe('Of its bytes: it counts up with each change of them'),
    size: z.number().int().describe('Bytes'),
    type: z.string().describe('MIME type, decided by the bytes'),
    tags: z.array(z.string()),
    folder_id: z.uuid().nullable(),
    page_count: z.number().int().nullable(),
    page_size: z
      .object({ width: z.number(), height: z.number() })
      .nullable()
      .describe('Of the first page, in points; null until it is read, and where there are no pages'),
    reading: readingSchema,
    has_ocr: z.boolean(),
    has_summary: z.boolean(),
    has_embeddings: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
    unreadable: z
      .boolean()
      .optional()
      .describe('Some of what is known of it makes no sense and is left out; it can be deleted'),
  })
  .meta({ id: 'File' });
export type File = z.infer<typeof fileSchema>;

export const fileDetailsSchema = fileSchema
  .extend({
    has_text: z.boolean().describe('Whether any text of it is known'),
    extracted_text: z
      .string()
      .nullable()
      .optional()
      .describe(
        'With `text=true` only: what the file says, a form feed between pages; null until it is read, and where there is nothing',
      ),
  })
  .meta({ id: 'FileDetails' });
export type FileDetails = z.infer<typeof fileDetailsSchema>;

export const waitingSchema = z.object({
  uploads: z
    .array(
      z.object({ id: z.uuid(), filename: z.string(), size: z.number().int(), received: z.number().int() }),
    )
    .describe('Stopped on their way; the same file, sent again, goes on'),
  unread: z.array(fileSchema).describe('Scans and images without text, of the newest files'),
});
export type Waiting = z.infer<typeof waitingSchema>;
