import type { FileRow } from '@sheaf/db';
import { isOfficeType, isTextType } from '@sheaf/pdf-core/options';
import type { ActingContext, AppContext } from '../../context.ts';
import { eachAtOnce } from '../../each-at-once.ts';
import { AppError, type PlainReason } from '../../errors.ts';
import type { ToolInput } from '../../ports.ts';
import { findLiveFiles } from '../files/files.service.ts';
import { findAtVersion } from '../files/files.versions.service.ts';
import { isPictureType } from '../files/upload-types.schema.ts';

/** Files that are fetched from the store side by side. */
const READ_AT_ONCE = 8;

export type InputKind = 'pdf' | 'image' | 'office' | 'document' | 'scan' | 'source';

const kinds: Record<InputKind, { fits: (type: string) => boolean; reason: PlainReason }> = {
  pdf: { fits: (type) => type === 'application/pdf', reason: 'inputs_not_pdf' },
  image: { fits: isPictureType, reason: 'inputs_not_images' },
  scan: {
    fits: (type) => type === 'application/pdf' || isPictureType(type),
    reason: 'inputs_not_scans',
  },
  document: {
    fits: (type) => type === 'application/pdf' || isOfficeType(type) || isTextType(type),
    reason: 'input_not_document',
  },
  office: {
    fits: isOfficeType,
    reason: 'input_not_office',
  },
  source: { fits: (type) => isTextType(type) || isOfficeType(type), reason: 'input_not_text' },
};

/** The version of each file, in their order; null, or none: the current one. */
export type WantedVersions = readonly (number | null | undefined)[];

/** The member's own files, in the given order; files in the trash are not found. */
export async function findInputs(
  ctx: ActingContext,
  ids: string[],
  kind: InputKind,
  versions: WantedVersions = [],
): Promise<FileRow[]> {
  const rows = versions.some((number) => number)
    ? await Promise.all(ids.map((id, at) => findAtVersion(ctx, id, versions[at] ?? undefined)))
    : await findLiveFiles(ctx, ids);
  const unfit = rows.find(({ type }) => !kinds[kind].fits(type));
  if (!unfit) return rows;
  const { filename, type } = unfit;
  throw new AppError(kinds[kind].reason, null, { details: { filename, type } });
}

/** Hands the files over as they lie in the store, which keeps them there until `use` has ended. */
export async function withPaths<T>(
  ctx: AppContext,
  rows: FileRow[],
  use: (inputs: ToolInput[]) => Promise<T>,
): Promise<T> {
  const used = Promise.withResolvers<void>();
  const kept: Promise<void>[] = [];
  const open = ({ filename, blob_key }: FileRow) => {
    const opened = Promise.withResolvers<ToolInput>();
    const keep = ctx.blobs.withFile(blob_key, (path) => {
      opened.resolve({ name: filename, path });
      return used.promise;
    });
    kept.push(keep);
    // One that could not be read never comes to its use.
    keep.catch(opened.reject);
    return opened.promise;
  };
  try {
    return await use(await eachAtOnce(rows, { atOnce: READ_AT_ONCE }, open));
  } finally {
    used.resolve();
    await Promise.allSettled(kept);
  }
}
