import { users } from '@sheaf/db';
import { z } from 'zod';
import { publicProcedure, router } from '../../trpc.ts';

const configSchema = z.object({
  google: z.boolean().describe('Whether "Continue with Google" is set up.'),
  signup: z.enum(['open', 'closed']),
  empty: z.boolean().describe('No account exists yet: the first one becomes administrator.'),
  version: z.string(),
});

export const instanceRouter = router({
  config: publicProcedure
    .meta({
      openapi: { method: 'GET', path: '/config', tags: ['Instance'], summary: 'What this instance offers' },
    })
    .input(z.void())
    .output(configSchema)
    .query(async ({ ctx }) => ({
      google: ctx.identityProvider !== null,
      signup: ctx.settings.signup,
      empty: !(await users.hasUsers(ctx.db)),
      version: ctx.settings.version,
    })),
});
