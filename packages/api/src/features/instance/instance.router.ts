import { createHash } from 'node:crypto';
import { users } from '@sheaf/db';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { publicProcedure, router } from '../../trpc.ts';
import { SIGN_UP } from '../auth/auth.instance.schema.ts';
import { nameInstance, readInstanceSettings, sellsPlans } from '../auth/auth.instance.service.ts';
import { PAYMENT_OFFERS, readPaymentOffer } from './instance.offer.ts';
import { offersDemo } from '../auth/auth.demo.ts';
import { sendsMail } from '../auth/auth.mail.ts';
import { readCounts } from './instance.counts.service.ts';

const configSchema = z.object({
  google: z.boolean().describe('Whether "Continue with Google" is set up.'),
  signup: z.enum(SIGN_UP),
  sells: z.boolean().describe('Whether there are plans, prices and limits here.'),
  asks_use: z.boolean().describe('Whether nobody has said yet what this instance is for.'),
  trial_days: z.number().int().describe('Of a first paid plan; 0 is none.'),
  name: z.string().describe('What this instance is called.'),
  logo: z.string().nullable().describe('Where its picture is, if it has one of its own.'),
  verification: z.boolean().describe('Whether an address has to be confirmed before anything else.'),
  empty: z.boolean().describe('No account exists yet: the first one becomes administrator.'),
  setup_code: z
    .boolean()
    .describe('The first account needs the setup code that the log prints: others reach this instance.'),
  version: z.string(),
  mail: z
    .boolean()
    .describe('Whether emails reach people. Otherwise administrators find them in the outbox.'),
  payments: z
    .enum(PAYMENT_OFFERS)
    .describe('What plans are paid with: `sandbox` takes test cards and no money, `off` takes none.'),
  demo: z.boolean().describe('Whether anybody may open a demo account.'),
  contact: z.string().nullable().describe('Where those who run this instance can be written to.'),
});

export type InstanceConfig = z.infer<typeof configSchema>;

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

async function readConfig(ctx: RequestContext): Promise<z.infer<typeof configSchema>> {
  const settings = await readInstanceSettings(ctx);
  const { signup, require_verified_email } = settings;
  const empty = !(await users.hasUsers(ctx.db));
  return {
    google: ctx.identityProvider !== null,
    signup,
    sells: sellsPlans(settings),
    asks_use: settings.use === null,
    trial_days: settings.trial_days,
    name: nameInstance(settings),
    logo: settings.logo && `/api/instance/logo?${markOf(settings.logo)}`,
    verification: require_verified_email,
    empty,
    setup_code: empty && !ctx.isLocal,
    version: ctx.settings.version,
    mail: await sendsMail(ctx),
    payments: await readPaymentOffer(ctx),
    demo: offersDemo(ctx, settings),
    contact: ctx.settings.contactEmail,
  };
}

/** Another picture has another address, so that a browser may keep it. */
function markOf(logo: string): string {
  return createHash('sha256').update(logo).digest('base64url').slice(0, 10);
}
