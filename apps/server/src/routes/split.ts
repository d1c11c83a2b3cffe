import type { AppContext } from '@sheaf/api/context';
import { prepareDownload } from '@sheaf/api/features/files/files.content.service.ts';
import { fileTools } from '@sheaf/api/features/pdf-tools/pdf-tools.table.ts';
import { refuseOddText } from '@sheaf/api/plain-text';
import { Router } from 'express';
import { jsonBody, USUAL_BODY } from '../body-limits.ts';
import { createMemberContext } from '../request-context.ts';
import { sendFile } from './send-file.ts';

/** Returns the zip of a split. If the caller accepts JSON only, or wants the parts as files, the procedure answers. */
export function splitRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.post('/api/pdf/split', jsonBody(USUAL_BODY), async (req, res, next) => {
    const isJson = req.accepts(['application/zip', 'application/json']) === 'application/json';
    if (isJson || (req.body as { outputFormat?: unknown } | undefined)?.outputFormat === 'pdf') return next();
    res.locals.route = '/pdf/split';
    refuseOddText(req.body);
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    const { file, operationId } = await fileTools.split.readAndRun(member, req.body ?? {});
    const { open } = await prepareDownload(member, file.id);
    res.set({ 'X-File-Id': file.id, 'X-Operation-Id': operationId });
    await sendFile(res, { name: file.filename, type: 'application/zip', size: file.size }, await open());
  });
  return routes;
}
