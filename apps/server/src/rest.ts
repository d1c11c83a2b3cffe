import type { AppContext } from '@sheaf/api/context';
import { AppError, bodyNotJson } from '@sheaf/api/errors';
import { createCaller, listProcedures } from '@sheaf/api';
import { type Request, Router } from 'express';
import { isMember, jsonBody, TOOL_BODY, USUAL_BODY } from './body-limits.ts';
import { createRequestContext } from './request-context.ts';

type Call = (input: unknown) => Promise<unknown>;

/**
 * The second client: every procedure with `openapi` meta, at its method and path under /api. The same procedure, schema and
 * errors as tRPC; nothing is decided here. (docs/decisions explains why it is not trpc-to-openapi's own handler.)
 */
export function restRoutes(ctx: AppContext): Router {
  const routes = Router();
  const [usual, wide] = [USUAL_BODY, TOOL_BODY].map(jsonBody);
  routes.use(async (req, res, next) => {
    const isWide = req.path.startsWith('/pdf/') && (await isMember(ctx, req));
    (isWide ? wide : usual)?.(req, res, next);
  });
  for (const { name, meta, takesInput } of listProcedures()) {
    const { openapi, status = 200 } = meta;
    if (!openapi) continue;
    const method = openapi.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    routes[method](openapi.path.replace(/\{(\w+)\}/g, ':$1'), async (req, res) => {
      res.locals.route = openapi.path;
      res.locals.procedure = name;
      const call = findCall(createCaller(await createRequestContext(ctx, req)), name);
      res.status(status).json(await call(takesInput ? readInput(req) : undefined));
    });
  }
  return routes;
}

function findCall(caller: unknown, name: string): Call {
  return name.split('.').reduce((node, key) => (node as Record<string, unknown>)[key], caller) as Call;
}

/** Path, and query or body, as one object. */
function readInput(req: Request): Record<string, unknown> {
  const hasBody = Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json')) throw bodyNotJson();
  if (Array.isArray(req.body)) throw new AppError('body_not_object');
  const takesQuery = req.method === 'GET' || req.method === 'DELETE';
  const takesBody = req.method !== 'GET';
  return { ...(takesQuery ? req.query : {}), ...(takesBody ? req.body : {}), ...req.params };
}
