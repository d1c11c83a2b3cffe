import type { AppContext } from '@sheaf/api/context';
import { beginExport } from '@sheaf/api/features/users/users.export.service.ts';
import { Router } from 'express';
import { createZip } from '../adapters/storage/zip-stream.ts';
import { createMemberContext } from '../request-context.ts';
import { sendFile } from './send-file.ts';

/** Everything a member has here, as a zip that is made while it is sent. */
export function exportRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/users/export', async (req, res) => {
    res.locals.route = '/users/export';
    const member = await createMemberContext(ctx, req, { scope: 'read' });
    const entries = await beginExport(member);
    const day = new Date().toISOString().slice(0, 10);
    await sendFile(res, { name: `sheaf-export-${day}.zip`, type: 'application/zip' }, createZip(entries));
  });
  return routes;
}
