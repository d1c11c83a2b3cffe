import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { RequestContext } from './context.ts';
import { admitMember, giveBackCall } from './features/api-keys/api-keys.admission.ts';
import { requireAdministrator } from './features/auth/auth.administrators.ts';
import { requirePerson } from './features/auth/auth.sessions.ts';
import { refuseDemo } from './features/auth/auth.demo.ts';
import { refuseOddText } from './plain-text.ts';
import { errorStatus, presentError, toAppError } from './errors.ts';

/**
 * `status` is the answer's on the REST door, where it is not 200. `access`: open to anyone (absent), to members and their
 * API keys (queries with the scope `read`, mutations with `write`), to a person who is signed in and no key, or to
 * administrators among them. `unverified`: also before an address is confirmed where that is asked for. `demo`: a person's
 * change that the visitor of a demo account may make too.
 */
export type ProcedureMeta = OpenApiMeta<{
  status?: number;
  access?: 'member' | 'person' | 'admin';
  unverified?: boolean;
  demo?: boolean;
}>;

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
export const publicProcedure = t.procedure.use(async ({ getRawInput, next }) => {
  refuseOddText(await getRawInput());
  return next();
});

/** Signed in, or with an API key whose scope reaches. */
export const memberProcedure = publicProcedure
  .meta({ access: 'member' })
  .use(async ({ ctx, type, meta, next }) => {
    const scope = type === 'query' ? 'read' : 'write';
    const admitted = await admitMember(ctx, {
      scope,
      person: meta?.access !== 'member',
      unverified: meta?.unverified,
    });
    const result = await next({ ctx: admitted });
    if (!result.ok && errorStatus[toAppError(result.error).code] >= 500) await giveBackCall(ctx);
    return result;
  });

/** For what could take over or end the account: somebody has to be signed in, no key will do. */
export const personProcedure = memberProcedure.meta({ access: 'person' }).use(({ ctx, next, type, meta }) => {
  if (type === 'mutation' && !meta?.demo) refuseDemo(ctx.member.user);
  return next({ ctx: requirePerson(ctx) });
});

/** What somebody needs who has yet to confirm their address, or would rather leave. */
export const newcomerProcedure = personProcedure.meta({ unverified: true });

export const adminProcedure = personProcedure
  .meta({ access: 'admin' })
  .use(async ({ ctx, next }) => next({ ctx: await requireAdministrator(ctx) }));
