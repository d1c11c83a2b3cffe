import {
  annotateOptions,
  bookmarksOptions,
  compressOptions,
  createFormOptions,
  fillFormOptions,
  flattenOptions,
  imagesToPdfOptions,
  mergeOptions,
  organizeOptions,
  pageNumbersOptions,
  previewCompressionOptions,
  protectOptions,
  quickCompressOptions,
  signOptions,
  splitOptions,
  unlockOptions,
  watermarkOptions,
} from '@sheaf/pdf-core/options';
import { z } from 'zod';
import { fileName, fileSchema } from '../files/files.schema.ts';
import { versionQuery } from '../files/files.versions.schema.ts';
import { madeBy, operationId } from '../operations/operations.schema.ts';

export const MAX_FILES = 500;

const one = { fileId: z.uuid(), operationId };
const several = (min: number, sentence: string) => ({
  fileIds: z.array(z.uuid()).min(min, sentence).max(MAX_FILES).describe('Joined in this order'),
  operationId,
});
const named = (name: string) => ({ outputName: fileName.default(name).describe('Name of the new file') });
const pdfs = several(2, 'fields.merge_needs_two');
const shown = {
  previewId: z
    .uuid()
    .optional()
    .describe('From a preview with the same options: saves the result that it showed, if it is still kept'),
};
const images = several(1, 'fields.image_needed');
export const SPLIT_FORMAT =
  '`zip`: the parts in one zip. `pdf`: each part is a file in the folder of the document, named by its pages; the answer is JSON';
const without = { outputName: true } as const;

/** Every request, by tool. Bounds and defaults of options are pdf-core's own. */
export const toolInputs = {
  merge: z.object({ ...pdfs, pages: mergeOptions.shape.pages, ...named('merged.pdf') }).strict(),
  split: z
    .object({
      ...one,
      pages: splitOptions.shape.pages,
      outputFormat: splitOptions.shape.outputFormat.unwrap().default('zip').describe(SPLIT_FORMAT),
      ...named('split.pdf'),
    })
    .strict(),
  compress: z
    .object({ ...one, ...shown, quality: quickCompressOptions.shape.quality, ...named('compressed.pdf') })
    .strict(),
  compressPreview: previewCompressionOptions
    .pick({ quality: true, page: true, width: true })
    .extend({ fileId: z.uuid() })
    .strict(),
  imagesToPdf: z.object({ ...images, ...named('converted.pdf') }).strict(),
  officeToPdf: z.object({ ...one, outputName: fileName.optional() }).strict(),

  advancedMerge: z
    .object({
      ...pdfs,
      ...named('advanced-merged.pdf'),
      options: mergeOptions.omit(without).strict().prefault({}),
    })
    .strict(),
  advancedSplit: z
    .object({
      ...one,
      outputName: fileName.optional().describe('Name of the zip'),
      options: splitOptions
        .extend({ outputFormat: splitOptions.shape.outputFormat.unwrap().default('zip') })
        .strict()
        .prefault({}),
    })
    .strict(),
  advancedCompress: z
    .object({
      ...one,
      ...shown,
      ...named('advanced-compressed.pdf'),
      options: compressOptions.strict().prefault({}),
    })
    .strict(),
  advancedCompressPreview: z
    .object({
      fileId: z.uuid(),
      options: compressOptions.strict().prefault({}),
      ...previewCompressionOptions.pick({ levels: true, page: true, width: true }).shape,
    })
    .strict(),
  advancedImagesToPdf: z
    .object({
      ...images,
      ...named('advanced-converted.pdf'),
      options: imagesToPdfOptions.strict().prefault({}),
    })
    .strict(),
  protect: protectOptions.extend({ ...one, ...named('protected.pdf') }).strict(),
  unlock: unlockOptions.extend({ ...one, ...named('unlocked.pdf') }).strict(),
  createForm: createFormOptions
    .omit({ outputName: true, title: true })
    .extend({
      fileId: z.uuid().optional().describe('A document to put the fields on; absent: new pages'),
      operationId,
      options: createFormOptions.pick({ title: true }).strict().prefault({}),
      ...named('form.pdf'),
    })
    .strict(),
  fillForm: fillFormOptions.extend({ ...one, ...named('filled.pdf') }).strict(),
  sign: signOptions
    .omit({ identity: true })
    .extend({ ...one, ...named('signed.pdf') })
    .strict(),
  annotate: annotateOptions.extend({ ...one, ...named('annotated.pdf') }).strict(),
  organize: organizeOptions.extend({ ...one, ...named('organized.pdf') }).strict(),
  watermark: watermarkOptions.extend({ ...one, ...named('watermarked.pdf') }).strict(),
  bookmarks: bookmarksOptions
    .pick({ outputName: true })
    .extend({ ...one, ...named('bookmarked.pdf') })
    .strict(),
  pageNumbers: pageNumbersOptions.extend({ ...one, ...named('numbered.pdf') }).strict(),
  flatten: flattenOptions.extend({ ...one, ...named('flattened.pdf') }).strict(),
};

export const documentInput = z
  .object({ id: z.uuid(), version: versionQuery.describe('An earlier version of the file') })
  .strict();
export const signaturePicturesInput = documentInput.extend({
  field: z.string().max(1000).describe('The field of the signature'),
  page: z.coerce.number().int().min(1),
  width: z.coerce.number().int().min(50).max(2000).default(600).describe('Pixels'),
});

const notice = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string().describe('The same as an English sentence'),
});

export const made = {
  file: fileSchema,
  files: z.array(fileSchema).describe('All that was made, where it is more than one'),
  operationId: madeBy,
  notices: z.array(notice).describe('Repairs, losses and warnings, where there are any'),
};
/** Of tools that may make no file. */
export const madeByOrNone = madeBy
  .nullable()
  .describe(`${madeBy.description}. Null where nothing is kept of the work`);
const madeSchema = z.object(made);
export type Made = z.output<typeof madeSchema>;

const versionNumber = z.number().int().min(1).max(2_147_483_647);

/** Of tools that take earlier versions of files. */
export const readVersions = z
  .array(versionNumber.nullable())
  .max(MAX_FILES)
  .describe('The version of each file, in their order; `null`, or absent: the current one');

/** Where a single result goes: into a file of its own, or into the file it was made of. */
export const savedAs = {
  as: z
    .enum(['new', 'version'])
    .optional()
    .describe('`version`: the result becomes the newest version of the file; `new`, or absent: a new file'),
  baseVersion: versionNumber
    .optional()
    .describe('With `as: version`, the version you started from: another one since is a conflict'),
};
type SavedAs = z.output<typeof savedAs.as>;

/** A call of any tool. The tool itself checks its options. */
export type ToolCall = {
  fileIds?: string[];
  options?: Record<string, unknown>;
  outputName?: string;
  operationId?: string;
  versions?: (number | null)[];
  as?: SavedAs;
  baseVersion?: number;
};
