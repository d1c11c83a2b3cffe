import type { AppContext } from '@sheaf/api/context';
import { nameForFiles } from '@sheaf/api/features/auth/auth.file-names.schema.ts';
import { readInstanceName } from '@sheaf/api/features/auth/auth.instance.service.ts';
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
    const name = `${nameForFiles(await readInstanceName(ctx.db))}-export-${day}.zip`;
    await sendFile(res, { name, type: 'application/zip' }, createZip(entries));
  });
  return routes;
}
