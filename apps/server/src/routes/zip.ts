import { pipeline } from 'node:stream/promises';
import type { AppContext } from '@sheaf/api/context';
import { openDownload } from '@sheaf/api/features/folders/folders.download.service.ts';
import { Router } from 'express';
import { createZip } from '../adapters/zip-stream.ts';
import { attachment } from './attachment.ts';

/** A selection as a zip, made while it is sent. The link is the key: it is asked for with a token, and is good for minutes. */
export function zipRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/files/zip', async (req, res) => {
    res.locals.route = '/files/zip';
    const { name, entries } = await openDownload(ctx, String(req.query.token ?? ''));
    res.set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachment(name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': 'application/zip',
      'X-Content-Type-Options': 'nosniff',
    });
    await pipeline(createZip(entries), res).catch((error: NodeJS.ErrnoException) => {
      // A reader that goes away mid-way is no failure of ours.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  });
  return routes;
}
