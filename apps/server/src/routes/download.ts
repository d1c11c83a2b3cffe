import type { AppContext } from '@sheaf/api/context';
import { AppError, refuseIssues } from '@sheaf/api/errors';
import { openThumbnail, prepareDownload } from '@sheaf/api/features/files/files.content.service.ts';
import { versionQuery } from '@sheaf/api/features/files/files.versions.schema.ts';
import { NO_PICTURE } from '@sheaf/api/features/files/files.pictures.service.ts';
import { thumbnailInput } from '@sheaf/api/features/files/files.schema.ts';
import { type Request, Router } from 'express';
import { createMemberContext } from '../request-context.ts';
import { attachment } from './attachment.ts';
import { readFileId } from './file-id.ts';
import { sendBytes } from './send-file.ts';

/** Bytes of a file, whole or a range. Never shown by the browser as a page of this site. */
export function downloadRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/files/:id/download', async (req, res) => {
    res.locals.route = '/files/{id}/download';
    const member = await createMemberContext(ctx, req, { scope: 'read' });
    const { file, open } = await prepareDownload(member, readFileId(req), readVersion(req));
    const etag = `"${file.sha256}"`;
    // Before what describes the file: a refusal is JSON like any other.
    res.set({ 'Accept-Ranges': 'bytes', 'Cache-Control': 'private, no-store' });
    if (isKnown(req, etag)) {
      res.status(304).set('ETag', etag).end();
      return;
    }
    const range = readRange(req, file.size, etag);
    if (range === 'unsatisfiable') {
      res.set('Content-Range', `bytes */${file.size}`);
      throw new AppError('range_not_satisfiable', null, { details: { size: file.size } });
    }
    // Opened before it is described: a store that is away is an error to read, and not a file to save.
    const bytes = await open(range ?? undefined);
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    if (range) res.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
    res.set({
      'Content-Disposition': attachment(file.filename),
      'Content-Length': String(end - start + 1),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': file.type,
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    });
    await sendBytes(res, bytes, end - start + 1);
  });

  routes.get('/api/files/:id/thumbnail', async (req, res) => {
    res.locals.route = '/files/{id}/thumbnail';
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const member = await createMemberContext(ctx, req, { scope: 'read' });
    const wanted = readPicture(req);
    const picture = await openThumbnail(member, readFileId(req), wanted, gone.signal);
    // The pictures of a version never change; those of a file do with its next version.
    const kept = wanted.version ? 'private, max-age=86400' : 'private, no-cache';
    if (!picture) {
      res.status(204).end();
      return;
    }
    if (picture === NO_PICTURE) {
      res.status(204).set({ 'Cache-Control': kept, Picture: NO_PICTURE }).end();
      return;
    }
    const etag = `"${picture.version}"`;
    if (isKnown(req, etag)) {
      picture.bytes.destroy();
      res.status(304).set({ 'Cache-Control': 'private, no-cache', ETag: etag }).end();
      return;
    }
    res.set({
      'Cache-Control': kept,
      'Content-Type': 'image/webp',
      ETag: etag,
    });
    await sendBytes(res, picture.bytes);
  });
  return routes;
}

/** A version that no file can have is one that this file does not have. */
function readVersion(req: Request): number | undefined {
  const version = versionQuery.safeParse(req.query['version']);
  if (!version.success) throw new AppError('version_missing');
  return version.data;
}

function readPicture(req: Request) {
  const wanted = thumbnailInput.safeParse(req.query);
  if (wanted.success) return wanted.data;
  throw refuseIssues(wanted.error.issues, wanted.error);
}

type Range = { start: number; end: number };

/** Whether the reader has these bytes already. */
function isKnown(req: Request, etag: string): boolean {
  const known = (req.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** One part of this version. Several, or what is no range, are refused, as the standard allows; another unit is ignored, as it asks. */
function readRange(req: Request, size: number, etag: string): Range | 'unsatisfiable' | null {
  const condition = req.headers['if-range'];
  if (condition && condition !== etag) return null;
  if (!req.headers.range?.startsWith('bytes=')) return null;
  // The last so many bytes of a file that has fewer are all of it; Express takes them for none.
  const last = Number(/^bytes=-(\d+)$/.exec(req.headers.range)?.[1] ?? 0);
  if (last > size && size > 0) return { start: 0, end: size - 1 };
  const ranges = req.range(size, { combine: true });
  if (!Array.isArray(ranges) || ranges.length !== 1) return 'unsatisfiable';
  return ranges[0] ?? 'unsatisfiable';
}
