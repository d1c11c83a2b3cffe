import { z } from 'zod';
import { pageInput, paginationSchema as pagination } from '../../paging.schema.ts';
import { success } from '../../success.schema.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { userSchema } from '../auth/auth.user.schema.ts';
import { subscriptionSchema, usageSchema } from '../billing/billing.schema.ts';
import { listAudit } from './admin.audit.service.ts';
import {
  listActivity,
  listCancellations,
  listStorage,
  readDays,
  readStats,
} from './admin.figures.service.ts';
import { installedLanguages, ocrLanguageInput } from './admin.ocr.schema.ts';
import { addOcrLanguage } from './admin.ocr.service.ts';
import { listOutbox } from './admin.outbox.service.ts';
import * as schemas from './admin.schema.ts';
import { tryMail } from './admin.mail.service.ts';
import { tryModel } from './admin.model.service.ts';
import * as peopleSchemas from './admin.people.schema.ts';
import * as people from './admin.people.service.ts';
import { readSettings, saveSettings } from './admin.settings.service.ts';
import { readSystem } from './admin.system.service.ts';
import { systemSchema } from './admin.system.schema.ts';
import * as users from './admin.users.service.ts';

const userAnswer = z.object({ user: userSchema });

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) {
  const openapi = { method, path: `/admin${path}` as const, tags: ['Admin'], summary, protect: true };
  return adminProcedure.meta({ openapi });
}

export const adminRouter = router({
  users: call('GET', '/users', 'Everybody who has an account')
    .input(schemas.listUsersInput)
    .output(z.object({ users: z.array(schemas.adminUserSchema), pagination }))
    .query(({ ctx, input }) => users.listUsers(ctx, input)),

  user: call('GET', '/users/{id}', 'An account: plan, usage and recent work')
    .input(schemas.userIdInput)
    .output(
      z.object({
        user: schemas.adminUserSchema,
        subscription: subscriptionSchema.nullable().describe('Null where plans are not sold'),
        usage: usageSchema,
        recent: z.array(schemas.activitySchema),
        devices: z.number().int().describe('Where they are signed in'),
      }),
    )
    .query(({ ctx, input }) => users.readUser(ctx, input.id)),

  setRole: call('PUT', '/users/{id}/role', 'Make somebody an administrator, or a member again')
    .input(schemas.roleInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => ({ user: await users.setRole(ctx, input) })),

  givePlan: call('PUT', '/users/{id}/plan', 'Give a plan by hand, without a payment')
    .input(schemas.givePlanInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => ({ user: await users.givePlan(ctx, input) })),

  endSubscription: call(
    'DELETE',
    '/users/{id}/subscription',
    'End a subscription at once; nothing more is charged, and nothing is refunded',
  )
    .input(schemas.userIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await users.endSubscription(ctx, input.id);
      return { success: true as const };
    }),

  invite: call('POST', '/users', 'Make an account for somebody, who chooses a password by a link')
    .input(peopleSchemas.inviteInput)
    .output(userAnswer.extend(peopleSchemas.handedLinkSchema.shape))
    .mutation(({ ctx, input }) => people.invitePerson(ctx, input)),

  resetSignIn: call(
    'POST',
    '/users/{id}/reset',
    'End how somebody signs in, and let them choose a new password',
  )
    .input(peopleSchemas.resetInput)
    .output(peopleSchemas.handedLinkSchema)
    .mutation(({ ctx, input }) => people.resetSignIn(ctx, input)),

  setDisabled: call('PUT', '/users/{id}/disabled', 'Keep somebody out, or let them in again')
    .input(peopleSchemas.disableInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await people.setDisabled(ctx, input);
      return { success: true };
    }),

  signOutUser: call('POST', '/users/{id}/sign-out', 'Sign somebody out everywhere')
    .input(schemas.userIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await users.signOutUser(ctx, input.id);
      return { success: true };
    }),

  deleteUser: call('DELETE', '/users/{id}', 'Delete an account and everything in it')
    .input(schemas.userIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await users.deleteUser(ctx, input.id);
      return { success: true };
    }),

  stats: call('GET', '/stats', 'How much there is, and how much is new')
    .input(schemas.statsInput)
    .output(z.object({ stats: schemas.adminStatsSchema }))
    .query(async ({ ctx, input }) => ({ stats: await readStats(ctx, input.timeZone) })),

  days: call('GET', '/days', 'What happened on each of the last days')
    .input(schemas.daysInput)
    .output(z.object({ days: z.array(schemas.daySchema) }))
    .query(async ({ ctx, input }) => ({ days: await readDays(ctx, input) })),

  activity: call('GET', '/activity', 'What everybody did')
    .input(schemas.activityInput)
    .output(z.object({ activity: z.array(schemas.activitySchema), pagination }))
    .query(({ ctx, input }) => listActivity(ctx, input)),

  cancellations: call('GET', '/cancellations', 'Who cancelled a subscription, and why')
    .input(pageInput.strict())
    .output(z.object({ cancellations: z.array(schemas.cancellationSchema), pagination }))
    .query(({ ctx, input }) => listCancellations(ctx, input)),

  storage: call('GET', '/storage', 'Who keeps how much')
    .input(schemas.storageInput)
    .output(z.object({ storage: z.array(schemas.storageSchema), pagination }))
    .query(({ ctx, input }) => listStorage(ctx, input)),

  system: call('GET', '/system', 'How it goes at this moment, and which engines are in use')
    .input(z.void())
    .output(z.object({ system: systemSchema }))
    .query(async ({ ctx }) => ({ system: await readSystem(ctx) })),

  settings: call('GET', '/settings', 'What is decided for the instance')
    .input(z.void())
    .output(schemas.settingsAnswer)
    .query(({ ctx }) => readSettings(ctx)),

  saveSettings: call('PUT', '/settings', 'Decide for the instance, at once and in all its processes')
    .input(schemas.settingsInput)
    .output(schemas.settingsAnswer)
    .mutation(({ ctx, input }) => saveSettings(ctx, input)),

  tryMail: call('POST', '/settings/mail/try', 'Send an email to yourself, and see what the mail server says')
    .input(schemas.mailTrialInput)
    .output(schemas.mailTrialSchema)
    .mutation(({ ctx, input }) => tryMail(ctx, input)),

  tryModel: call('POST', '/settings/model/try', 'List the models of a server, and let one of them say a word')
    .input(schemas.modelTrialInput)
    .output(schemas.modelTrialSchema)
    .mutation(({ ctx, input }) => tryModel(ctx, input)),

  ocrLanguages: call('GET', '/ocr-languages', 'The languages that scans can be read in')
    .input(z.void())
    .output(installedLanguages)
    .query(async ({ ctx }) => ({ languages: await ctx.ocrLanguages.list() })),

  addOcrLanguage: call('POST', '/ocr-languages', 'Fetch what is needed to read scans in a language')
    .input(ocrLanguageInput)
    .output(installedLanguages)
    .mutation(async ({ ctx, input }) => ({ languages: await addOcrLanguage(ctx, input.language) })),

  outbox: call(
    'GET',
    '/outbox',
    'Emails that could not be sent: no mail server is set, or it does not take them',
  )
    .input(z.void())
    .output(z.object({ mails: z.array(schemas.keptMailSchema) }))
    .query(async ({ ctx }) => ({ mails: await listOutbox(ctx) })),

  audit: call('GET', '/audit', 'What administrators did')
    .input(schemas.auditInput)
    .output(z.object({ audit: z.array(schemas.auditSchema), pagination }))
    .query(({ ctx, input }) => listAudit(ctx, input)),
});
