import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { openResults } from '@sheaf/api/features/batch/batch.results.service.ts';
import { Router } from 'express';
import { z } from 'zod';
import { createZip } from '../adapters/storage/zip-stream.ts';
import { createMemberContext } from '../request-context.ts';
import { sendFile } from './send-file.ts';

/** All that a batch made in one zip, made while it is sent. */
export function batchResultRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/batch/:id/results.zip', async (req, res) => {
    res.locals.route = '/batch/{id}/results.zip';
    const member = await createMemberContext(ctx, req, { scope: 'read' });
    const id = z.uuid().safeParse(req.params.id);
    if (!id.success) throw new AppError('batch_missing');
    const { name, entries } = await openResults(member, id.data);
    await sendFile(res, { name, type: 'application/zip' }, createZip(entries));
  });
  return routes;
}
