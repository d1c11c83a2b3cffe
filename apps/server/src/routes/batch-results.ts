import { pipeline } from 'node:stream/promises';
import type { AppContext } from '@sheaf/api/context';
import { openResults } from '@sheaf/api/features/batch/batch.results.service.ts';
import { Router } from 'express';
import { createZip } from '../adapters/zip-stream.ts';
import { createMemberContext } from '../request-context.ts';
import { attachment } from './attachment.ts';

/** All that a batch made in one zip, made while it is sent. */
export function batchResultRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/batch/:id/results.zip', async (req, res) => {
    res.locals.route = '/batch/{id}/results.zip';
    const member = await createMemberContext(ctx, req, { scope: 'read' });
    const { name, entries } = await openResults(member, req.params.id);
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
