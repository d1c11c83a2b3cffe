import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { AppContext } from '@sheaf/api/context';
import {
  AppError,
  bodyNotJson,
  bodyTooLarge,
  errorStatus,
  retryAfterSeconds,
  toAppError,
  unreadableBody,
} from '@sheaf/api/errors';
import { appRouter, listProcedures } from '@sheaf/api';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { OpenAPIObject } from 'trpc-to-openapi';
import type { Telemetry } from './adapters/jobs/telemetry.ts';
import type { Env } from './env.ts';
import { isLocalOnly, refuseUnknownHosts } from './local-only.ts';
import { announcedSize, callsTool, isMember, TOOL_BODY, USUAL_BODY } from './body-limits.ts';
import { createRequestContext } from './request-context.ts';
import { restRoutes } from './rest.ts';
import { auditRoutes } from './routes/audit.ts';
import { batchResultRoutes } from './routes/batch-results.ts';
import { streamedAnswerRoutes } from './routes/streamed-answers.ts';
import { downloadRoutes } from './routes/download.ts';
import { eventRoutes } from './routes/events.ts';
import { exportRoutes } from './routes/export.ts';
import type { Metrics } from './routes/metrics.ts';
import { oidcRoutes } from './routes/oidc.ts';
import { logoRoutes } from './routes/logo.ts';
import { readPageName } from './routes/named-pages.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { receiptRoutes } from './routes/receipt.ts';
import { paymentEventRoutes } from './routes/payment-events.ts';
import { probeRoutes } from './routes/probes.ts';
import { splitRoutes } from './routes/split.ts';
import { tusRoutes } from './routes/tus.ts';
import { uploadRoutes } from './routes/upload.ts';
import { webAppRoutes } from './routes/web-app.ts';
import { zipRoutes } from './routes/zip.ts';
import { securityHeaders, trustProxy } from './security.ts';
import { sendError } from './send-error.ts';
import { cutUnreadBodies } from './unread-body.ts';

export type AppOptions = {
  ctx: AppContext;
  env: Env;
  log: Logger;
  metrics: Metrics;
  telemetry?: Telemetry | null;
  sessionSecret: string;
  webFolder: string;
};

export function createApp({
  ctx,
  env,
  log,
  metrics,
  telemetry,
  sessionSecret,
  webFolder,
}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy(env.TRUST_PROXY));

  app.use(
    pinoHttp({
      logger: log,
      genReqId: (_req, res) => {
        const id = randomUUID();
        res.setHeader('X-Request-Id', id);
        return id;
      },
      customProps: (req) => ({ requestId: req.id }),
      // Logs the path only, because links and searches may contain private text.
      serializers: {
        req: (req) => ({ method: req.method, path: String(req.url).split('?')[0] }),
        res: (res) => ({ status: res.statusCode }),
      },
    }),
  );
  app.use((req, res, next) => {
    res.locals.isLocal = isLocalOnly(env, req);
    next();
  });
  app.use(cutUnreadBodies);
  app.use((req, _res, next) => {
    if (req.url.includes('%00')) throw new AppError('address_unreadable');
    next();
  });
  app.use(metrics.measure);
  if (telemetry) app.use(telemetry.measure);
  app.use(securityHeaders(ctx.settings.publicUrl, ctx.payments.publishableKey !== null));
  app.use(probeRoutes(ctx, env.dataDir));
  // Load balancers ask the probes by whatever name or address they have.
  app.use(refuseUnknownHosts(env));
  app.use(metrics.routes);
  app.use(outboxRoutes(ctx));

  const trpcClient = (maxBodySize: number) =>
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req }) => createRequestContext(ctx, req),
      maxBodySize,
      responseMeta: ({ errors }) => describeErrors(errors),
      onError: ({ error, path, req }) => logFailure(log, req, toAppError(error), path),
    });
  const [usualClient, wideClient] = [trpcClient(USUAL_BODY), trpcClient(TOOL_BODY)];
  app.use('/trpc', async (req, res, next) => {
    res.locals.route = '/trpc';
    res.setHeader('Cache-Control', 'private, no-store');
    res.locals.procedure = nameProcedures(req.path);
    const isWide = callsTool(req.path) && (await isMember(ctx, req));
    if (announcedSize(req) > (isWide ? TOOL_BODY : USUAL_BODY)) throw bodyTooLarge();
    await (isWide ? wideClient : usualClient)(req, res, next);
  });

  // Private responses are not cached; public ones set their own header.
  app.use('/api', (_req, res, next) => {
    res.setHeader('Cache-Control', 'private, no-store');
    next();
  });
  let openApi: Promise<OpenAPIObject> | undefined;
  app.get('/api/openapi.json', async (_req, res) => {
    openApi ??= describeApi(ctx.settings);
    const document = await openApi;
    res.json({ ...document, info: { ...document.info, title: await readPageName(ctx) } });
  });
  app.use(logoRoutes(ctx));
  app.use(oidcRoutes(ctx, sessionSecret));
  app.use(uploadRoutes(ctx, join(env.dataDir, 'spool')));
  app.use(tusRoutes(ctx, join(env.dataDir, 'spool')));
  app.use(downloadRoutes(ctx));
  app.use(zipRoutes(ctx));
  app.use(exportRoutes(ctx));
  app.use(auditRoutes(ctx));
  app.use(batchResultRoutes(ctx));
  app.use(eventRoutes(ctx));
  app.use(splitRoutes(ctx));
  app.use(streamedAnswerRoutes(ctx));
  app.use(paymentEventRoutes(ctx));
  app.use(receiptRoutes(ctx));
  const pages = webAppRoutes(webFolder, () => readPageName(ctx));
  // A person who opens it is redirected to the documentation; scripts get an error.
  app.get('/api', (req, res, next) =>
    req.accepts('json', 'html') === 'html' ? pages(req, res, next) : next(),
  );
  app.use('/api', restRoutes(ctx));
  app.use(['/api', '/trpc'], async (req) => {
    if (req.baseUrl !== '/api') throw new AppError('endpoint_missing');
    const { similarEndpoints } = await import('./similar-endpoints.ts');
    throw new AppError('endpoint_missing', null, { details: { similar: similarEndpoints(req) } });
  });
  app.use(pages);
  app.use(() => {
    throw new AppError('web_page_missing');
  });

  const handleError: ErrorRequestHandler = (thrown, req, res, _next) => {
    if (res.headersSent) return res.destroy();
    logFailure(log, req, sendError(res, String(req.id), fromHttp(thrown)));
  };
  app.use(handleError);
  return app;
}

/** Half a second's work, which a start does not wait for. */
async function describeApi({ publicUrl, version }: AppContext['settings']): Promise<OpenAPIObject> {
  const { createOpenApiDocument } = await import('./openapi.ts');
  return createOpenApiDocument(publicUrl, version);
}

const procedures = new Set(listProcedures().map(({ name }) => name));

/** The procedures of a call, if they exist: unknown names from strangers are not logged. */
function nameProcedures(path: string): string {
  return path
    .slice(1)
    .split(',', 20)
    .filter((name) => procedures.has(name))
    .join(',');
}

/**
 * Batched calls that fail alike share their status; mixed results are 207. Work that its member has stopped ends as it was
 * meant to: browsers would list a status of 409 among the errors of the page.
 */
function describeErrors(thrown: unknown[]) {
  const errors = thrown.map(toAppError);
  const [first] = errors;
  if (!first) return {};
  const isAlike = errors.every((error) => error.code === first.code);
  const status = !isAlike ? 207 : first.code === 'cancelled' ? 200 : errorStatus[first.code];
  const retryAfter = retryAfterSeconds(first);
  return {
    status,
    headers: new Headers(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
  };
}

/** Express and its body parser throw errors with a status of their own. */
function fromHttp(thrown: unknown): unknown {
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
  if (thrown instanceof AppError || typeof status !== 'number') return thrown;
  if (status === 413) return bodyTooLarge(thrown);
  if (status === 415) return bodyNotJson(thrown);
  return status < 500 ? unreadableBody(thrown) : thrown;
}

/** The client has the request id; the log has the details. */
function logFailure(log: Logger, req: Request, error: AppError, path?: string): void {
  const fields = { requestId: req.id, errorCode: error.code, call: path };
  if (errorStatus[error.code] >= 500) log.error({ ...fields, err: error.cause ?? error }, 'a request failed');
  else log.debug(fields, error.message);
}
