import { createReadStream } from 'node:fs';
import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { writeReceipt } from '@sheaf/api/features/billing/billing.receipt.service.ts';
import { Router } from 'express';
import { z } from 'zod';
import { createMemberContext } from '../request-context.ts';
import { sendFile } from './send-file.ts';

/** What was paid, as a PDF that is made when it is asked for. */
export function receiptRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/subscriptions/invoices/:id.pdf', async (req, res) => {
    res.locals.route = '/subscriptions/invoices/{id}.pdf';
    const member = await createMemberContext(ctx, req, { scope: 'read' });
    const id = z.uuid().safeParse(req.params.id);
    if (!id.success) throw new AppError('receipt_missing');
    await writeReceipt(member, id.data, ({ path, size, filename }) =>
      sendFile(res, { name: filename, type: 'application/pdf', size }, createReadStream(path)),
    );
  });
  return routes;
}
