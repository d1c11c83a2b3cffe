import { users } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { publicProcedure, router } from '../../trpc.ts';
import { readInstanceSettings } from '../auth/auth.instance.service.ts';
import { readCounts } from './instance.counts.service.ts';

const configSchema = z.object({
  google: z.boolean().describe('Whether "Continue with Google" is set up.'),
  signup: z.enum(['open', 'closed']),
  verification: z.boolean().describe('Whether an address has to be confirmed before anything else.'),
  empty: z.boolean().describe('No account exists yet: the first one becomes administrator.'),
  version: z.string(),
  contact: z.string().nullable().describe('Where those who run this instance can be written to.'),
});

const count = z.number().int();
const countsSchema = z.object({
  users: count.describe('Accounts there are.'),
  files_processed: count.describe('Files that were brought in.'),
  operations: count.describe('Pieces of work that were asked for.'),
});

export const instanceRouter = router({
  config: publicProcedure
    .meta({
      openapi: { method: 'GET', path: '/config', tags: ['Instance'], summary: 'What this instance offers' },
    })
    .input(z.void())
    .output(configSchema)
    .query(({ ctx }) => readConfig(ctx)),

  counts: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/counts',
        tags: ['Instance'],
        summary: 'What this instance has done, counted once a minute',
      },
    })
    .input(z.void())
    .output(countsSchema)
    .query(({ ctx }) => readCounts(ctx)),
});

async function readConfig(ctx: AppContext): Promise<z.infer<typeof configSchema>> {
  const { signup, require_verified_email } = await readInstanceSettings(ctx);
  return {
    google: ctx.identityProvider !== null,
    signup,
    verification: require_verified_email,
    empty: !(await users.hasUsers(ctx.db)),
    version: ctx.settings.version,
    contact: ctx.settings.contactEmail,
  };
}
