import type { AppContext, MemberContext } from '@sheaf/api/context';
import { refuseOddText } from '@sheaf/api/plain-text';
import { presentError, toAppError } from '@sheaf/api/errors';
import { askDocuments } from '@sheaf/api/features/ai/ai.chat.service.ts';
import { chatInput } from '@sheaf/api/features/ai/ai.schema.ts';
import { translateInput } from '@sheaf/api/features/ai/ai.translation.schema.ts';
import { translateText } from '@sheaf/api/features/ai/ai.translation.service.ts';
import { previewCompression } from '@sheaf/api/features/pdf-tools/pdf-tools.preview.service.ts';
import { toolInputs } from '@sheaf/api/features/pdf-tools/pdf-tools.schema.ts';
import type { Progress } from '@sheaf/api/ports';
import { type RequestHandler, type Response, Router } from 'express';
import { jsonBody, USUAL_BODY } from '../body-limits.ts';
import { createMemberContext } from '../request-context.ts';

type Send = { text(text: string): void; restart(): void; progress(progress: Progress): void };
type Work = (member: MemberContext, body: unknown, send: Send) => Promise<object>;

/** Streams answers to callers that accept server-sent events; for the others the procedure answers. */
export function streamedAnswerRoutes(ctx: AppContext): Router {
  const routes = Router();
  const body = jsonBody(USUAL_BODY);
  routes.post(
    '/api/ai/chat-pdf',
    body,
    streamed(ctx, '/ai/chat-pdf', (member, input, send) =>
      askDocuments(member, chatInput.parse(input), send),
    ),
  );
  routes.post(
    '/api/ai/translate',
    body,
    streamed(ctx, '/ai/translate', (member, input, send) =>
      translateText(member, translateInput.parse(input), send.text),
    ),
  );
  routes.post(
    '/api/pdf/compress-preview',
    body,
    streamed(ctx, '/pdf/compress-preview', (member, input, send) => {
      const { fileId, ...look } = toolInputs.compressPreview.parse(input);
      return previewCompression(member, fileId, look, send.progress);
    }),
  );
  routes.post(
    '/api/pdf/advanced/compress-preview',
    body,
    streamed(ctx, '/pdf/advanced/compress-preview', (member, input, send) => {
      const { fileId, options, ...look } = toolInputs.advancedCompressPreview.parse(input);
      return previewCompression(member, fileId, { ...options, ...look }, send.progress);
    }),
  );
  return routes;
}

function streamed(ctx: AppContext, route: string, work: Work): RequestHandler {
  return async (req, res, next) => {
    if (req.accepts(['application/json', 'text/event-stream']) !== 'text/event-stream') return next();
    res.locals.route = route;
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    refuseOddText(req.body);
    try {
      const answer = await work(member, req.body ?? {}, {
        text: (text) => sendEvent(res, 'token', { text }),
        restart: () => sendEvent(res, 'restart', {}),
        progress: (progress) => sendEvent(res, 'progress', progress),
      });
      sendEvent(res, 'done', answer);
      res.end();
    } catch (thrown) {
      // Before the first event it is an error like any other.
      if (!res.headersSent) throw thrown;
      sendEvent(res, 'error', presentError(toAppError(thrown), String(req.id)));
      res.end();
    }
  };
}

function sendEvent(
  res: Response,
  event: 'token' | 'restart' | 'progress' | 'done' | 'error',
  data: object,
): void {
  if (!res.headersSent) {
    res.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Nothing stores an answer to POST. With `no-store`, Chromium reports a stream that was read to its end as cut off.
      'Cache-Control': 'private, no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    });
    res.flushHeaders();
  }
  if (!res.writableEnded && !res.destroyed) res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
