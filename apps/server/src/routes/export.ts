import { pipeline } from 'node:stream/promises';
import type { AppContext } from '@sheaf/api/context';
import { beginExport } from '@sheaf/api/features/users/users.export.service.ts';
import { Router } from 'express';
import { createZip } from '../adapters/zip-stream.ts';
import { createMemberContext } from '../request-context.ts';

/** Everything a member has here, as a zip that is made while it is sent. */
export function exportRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/users/export', async (req, res) => {
    res.locals.route = '/users/export';
    const member = await createMemberContext(ctx, req, { scope: 'read' });
    const entries = await beginExport(member);
    const day = new Date().toISOString().slice(0, 10);
    res.set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="sheaf-export-${day}.zip"`,
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
