import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { openThumbnail, prepareDownload } from '@sheaf/api/features/files/files.service.ts';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { attachment } from '../attachment.ts';
import { createMemberContext } from '../request-context.ts';

/** Bytes of a file, whole or a range. Never shown by the browser as a page of this site. */
export function downloadRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/files/:id/download', async (req, res) => {
    res.locals.route = '/files/{id}/download';
    const member = await createMemberContext(ctx, req);
    const { file, open } = await prepareDownload(member, readId(req));
    const range = readRange(req, file.size, file.sha256);
    if (range === 'unsatisfiable') {
      res.status(416).set('Content-Range', `bytes */${file.size}`).end();
      return;
    }
    // Opened before anything is said: a store that is away is an error to read, and not a file to save.
    const bytes = await open(range ?? undefined);
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    if (range) res.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
    res.set({
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachment(file.filename),
      'Content-Length': String(end - start + 1),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': file.type,
      ETag: `"${file.sha256}"`,
      'X-Content-Type-Options': 'nosniff',
    });
    await send(bytes, res);
  });

  routes.get('/api/files/:id/thumbnail', async (req, res) => {
    res.locals.route = '/files/{id}/thumbnail';
    const member = await createMemberContext(ctx, req);
    const picture = await openThumbnail(member, readId(req));
    if (!picture) {
      res.status(204).end();
      return;
    }
    res.set({
      'Cache-Control': 'private, max-age=86400',
      'Content-Type': 'image/webp',
      ETag: `"${picture.version}"`,
    });
    await send(picture.bytes, res);
  });
  return routes;
}

function readId(req: Request): string {
  const id = z.uuid().safeParse(req.params.id);
  if (!id.success) throw new AppError('not_found', 'There is no such file.');
  return id.data;
}

/** A reader that goes away mid-way is no failure of ours. */
async function send(bytes: Readable, res: Response): Promise<void> {
  await pipeline(bytes, res).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

type Range = { start: number; end: number };

/** One range; several, or one of a version that is gone, get the whole file, as the standard allows. */
function readRange(req: Request, size: number, version: string): Range | 'unsatisfiable' | null {
  const condition = req.headers['if-range'];
  if (condition && condition !== `"${version}"`) return null;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
