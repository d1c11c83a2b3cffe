import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { RequestContext } from './context.ts';
import { requireMember } from './features/auth/auth.sessions.ts';
import { presentError, toAppError } from './errors.ts';

/** `status` is the answer's on the REST door, where it is not 200. */
export type ProcedureMeta = OpenApiMeta<{ status?: number }>;

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    // Never trpc's own message or stack: both doors tell what the one table of errors says.
    errorFormatter({ shape, error, ctx }) {
      const app = presentError(toAppError(error), ctx?.requestId ?? '');
      return { code: shape.code, message: app.error, data: { code: shape.data.code, app } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Open to anyone. */
export const publicProcedure = t.procedure;

/** Signed in. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => next({ ctx: requireMember(ctx) }));
