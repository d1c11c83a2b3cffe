import type { AppContext } from '@sheaf/api/context';
import { toAppError } from '@sheaf/api/errors';
import { askDocuments } from '@sheaf/api/features/ai/ai.chat.service.ts';
import { chatInput } from '@sheaf/api/features/ai/ai.schema.ts';
import { presentError } from '@sheaf/api/errors';
import { json, type Response, Router } from 'express';
import { createMemberContext } from '../request-context.ts';

/** An answer as it is written, for callers that take server-sent events; for the others the procedure answers. */
export function chatRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.post('/api/ai/chat-pdf', json({ limit: '1mb', strict: true }), async (req, res, next) => {
    if (req.accepts(['application/json', 'text/event-stream']) !== 'text/event-stream') return next();
    res.locals.route = '/ai/chat-pdf';
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    const input = chatInput.parse(req.body ?? {});
    try {
      const answer = await askDocuments(member, input, (text) => tell(res, 'token', { text }));
      tell(res, 'done', answer);
      res.end();
    } catch (thrown) {
      // Before the first word it is an error like any other.
      if (!res.headersSent) throw thrown;
      tell(res, 'error', presentError(toAppError(thrown), String(req.id)));
      res.end();
    }
  });
  return routes;
}

function tell(res: Response, event: 'token' | 'done' | 'error', data: object): void {
  if (!res.headersSent) {
    res.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    res.flushHeaders();
  }
  if (!res.writableEnded && !res.destroyed) res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
