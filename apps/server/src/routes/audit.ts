import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '@sheaf/api/context';
import { exportAudit } from '@sheaf/api/features/admin/admin.audit.service.ts';
import { requireAdministrator } from '@sheaf/api/features/auth/auth.administrators.ts';
import { nameForFiles } from '@sheaf/api/features/auth/auth.file-names.schema.ts';
import { readInstanceName } from '@sheaf/api/features/auth/auth.instance.service.ts';
import { requirePerson } from '@sheaf/api/features/auth/auth.sessions.ts';
import { Router } from 'express';
import { attachment } from './attachment.ts';
import { createMemberContext } from '../request-context.ts';

/** The audit log as a table for spreadsheets. */
export function auditRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/admin/audit.csv', async (req, res) => {
    res.locals.route = '/admin/audit.csv';
    const member = await createMemberContext(ctx, req, { scope: 'read', person: true });
    const administrator = await requireAdministrator(requirePerson(member));
    const day = new Date().toISOString().slice(0, 10);
    res.set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachment(`${nameForFiles(await readInstanceName(ctx.db))}-audit-${day}.csv`),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': 'text/csv; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    });
    await pipeline(Readable.from(exportAudit(administrator)), res).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  });
  return routes;
}
