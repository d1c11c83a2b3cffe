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
 * `status` is the REST status if it is not 200. `access`: public (absent), members and their API keys (queries with
 * the scope `read`, mutations with `write`), signed-in people without a key, or administrators among them.
 * `unverified`: also allowed before a required confirmation of the address. `demo`: a change by a signed-in
 * person that is also allowed in a demo account.
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
    // Never trpc's own message or stack: both interfaces use the one table of errors.
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

/** For actions that could take over or end the account: only signed-in people, no API key. */
export const personProcedure = memberProcedure.meta({ access: 'person' }).use(({ ctx, next, type, meta }) => {
  if (type === 'mutation' && !meta?.demo) refuseDemo(ctx.member.user);
  return next({ ctx: requirePerson(ctx) });
});

/** For members who have not confirmed their address yet. */
export const newcomerProcedure = personProcedure.meta({ unverified: true });

export const adminProcedure = personProcedure
  .meta({ access: 'admin' })
  .use(async ({ ctx, next }) => next({ ctx: await requireAdministrator(ctx) }));
