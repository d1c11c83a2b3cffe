import type { AppContext } from '@sheaf/api/context';
import { prepareDownload } from '@sheaf/api/features/files/files.service.ts';
import { toolInputs } from '@sheaf/api/features/pdf-tools/pdf-tools.schema.ts';
import { runFileTool } from '@sheaf/api/features/pdf-tools/pdf-tools.service.ts';
import { fileTools } from '@sheaf/api/features/pdf-tools/pdf-tools.table.ts';
import { json, Router } from 'express';
import { createMemberContext } from '../request-context.ts';
import { sendFile } from './send-file.ts';

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
    res.set({ 'X-File-Id': file.id, 'X-Operation-Id': operationId });
    await sendFile(res, { name: file.filename, type: 'application/zip', size: file.size }, await open());
  });
  return routes;
}
