import type { FileRow } from '@sheaf/db';
import { tools } from '@sheaf/pdf-core/tools';
import { Readable } from 'node:stream';
import type { MemberContext } from '../../context.ts';
import type { ByteRange } from '../../ports.ts';
import { requireFeatures } from '../usage/usage.features.ts';
import { readCompared } from './files.checks.service.ts';
import { openPagePicture, type WantedPicture } from './files.pictures.service.ts';
import { drawPrintedPage, isSourceType } from './files.prints.service.ts';
import { findAtVersion } from './files.versions.service.ts';

export type Download = { file: FileRow; open(range?: ByteRange): Promise<Readable> };

export async function prepareDownload(ctx: MemberContext, id: string, version?: number): Promise<Download> {
  const file = await findAtVersion(ctx, id, version);
  const open = async (range?: ByteRange): Promise<Readable> => {
    const compared = range ? null : await readCompared(ctx, file);
    return compared ? Readable.from([compared]) : ctx.blobs.open(file.blob_key, range);
  };
  return { file, open };
}

export async function openThumbnail(
  ctx: MemberContext,
  id: string,
  wanted: WantedPicture & { version?: number | undefined; print?: boolean },
  /** Whoever asked: when they are gone, the picture is not drawn for them. */
  reader: AbortSignal,
): ReturnType<typeof openPagePicture> {
  const file = await findAtVersion(ctx, id, wanted.version);
  if (!wanted.print || !isSourceType(file.type)) return openPagePicture(ctx, file, wanted, reader);
  await requireFeatures(ctx, tools['to-pdf'].features);
  return drawPrintedPage(ctx, file, wanted, reader);
}
