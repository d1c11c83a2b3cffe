import type { AppContext } from '@sheaf/api/context';
import { openDownload } from '@sheaf/api/features/folders/folders.download.service.ts';
import { Router } from 'express';
import { createZip } from '../adapters/storage/zip-stream.ts';
import { sendFile } from './send-file.ts';

/** A selection as a zip, made while it is sent. The link is the key: it is asked for with a token, and is good for minutes. */
export function zipRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/files/zip', async (req, res) => {
    res.locals.route = '/files/zip';
    const { name, entries } = await openDownload(ctx, String(req.query.token ?? ''));
    await sendFile(res, { name, type: 'application/zip' }, createZip(entries));
  });
  return routes;
}
