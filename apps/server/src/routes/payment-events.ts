import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { receivePaymentEvent } from '@sheaf/api/features/billing/billing.sync.service.ts';
import { Router } from 'express';
import { rawBody, USUAL_BODY } from '../body-limits.ts';

/** An event of the card provider, as the exact bytes that it signed. The provider repeats events without a 200. */
export function paymentEventRoutes(ctx: AppContext): Router {
  const routes = Router();
  const body = rawBody(USUAL_BODY);
  routes.post('/api/subscriptions/webhook', body, async (req, res) => {
    res.locals.route = '/subscriptions/webhook';
    const signature = req.get('stripe-signature') ?? req.get('sheaf-signature');
    if (!signature || !Buffer.isBuffer(req.body)) throw new AppError('event_unsigned');
    await receivePaymentEvent(ctx, { body: req.body, signature });
    res.json({ received: true });
  });
  return routes;
}
