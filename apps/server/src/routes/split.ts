import { pipeline } from 'node:stream/promises';
import type { AppContext } from '@sheaf/api/context';
import { prepareDownload } from '@sheaf/api/features/files/files.service.ts';
import { toolInputs } from '@sheaf/api/features/pdf-tools/pdf-tools.schema.ts';
import { runFileTool } from '@sheaf/api/features/pdf-tools/pdf-tools.service.ts';
import { fileTools } from '@sheaf/api/features/pdf-tools/pdf-tools.table.ts';
import { json, Router } from 'express';
import { createMemberContext } from '../request-context.ts';
import { attachment } from './attachment.ts';

/** A split answers with its zip, unless the caller says that it takes JSON: then the procedure answers. */
export function splitRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.post('/api/pdf/split', json({ limit: '1mb', strict: true }), async (req, res, next) => {
    if (req.accepts(['application/zip', 'application/json']) === 'application/json') return next();
    res.locals.route = '/pdf/split';
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    const { file, operationId } = await runFileTool(
      member,
      fileTools.split,
      toolInputs.split.parse(req.body ?? {}),
    );
    const { open } = await prepareDownload(member, file.id);
    res.set({
      'Content-Disposition': attachment(file.filename),
      'Content-Length': String(file.size),
      'Content-Type': 'application/zip',
      'X-Content-Type-Options': 'nosniff',
      'X-File-Id': file.id,
      'X-Operation-Id': operationId,
    });
    await pipeline(await open(), res).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  });
  return routes;
}
