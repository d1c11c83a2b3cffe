import { z } from 'zod';
import { planIdSchema } from '../billing/plans.answer.schema.ts';
import { ownPassword } from '../auth/auth.schema.ts';
import { emailAddress, memberLanguage, displayName } from '../auth/auth.user.schema.ts';

export const updateProfileInput = z
  .object({
    name: displayName.optional(),
    email: emailAddress
      .optional()
      .describe('Takes effect once it is confirmed by the link that is sent there. Needs `password`'),
    language: memberLanguage.optional(),
    password: ownPassword,
  })
  .strict();

/** Typed, not clicked: there is no way back. */
export const CONFIRMATION = 'DELETE';
export const deleteAccountInput = z
  .object({
    confirmation: z.literal(CONFIRMATION, { error: 'fields.confirmation_needed' }),
    password: ownPassword,
  })
  .strict();

const limit = z.number().int().describe('-1 is unlimited');

export const userStatsSchema = z
  .object({
    plan: planIdSchema.nullable().describe('Null where no plan limits you'),
    planName: z.string().nullable(),
    features: z.array(z.string()).describe('What your plan grants beside its limits'),
    totalFiles: z.number().int().describe('Not counting the trash'),
    filesThisMonth: z.number().int().describe('Uploaded in this billing month, also what was deleted since'),
    filesLimit: limit.describe('Files a month; -1 is unlimited'),
    totalStorage: z.number().int().describe('Bytes of all files, the trash too'),
    storageLimit: limit.describe('Bytes; -1 is unlimited'),
    maxFileSize: z.number().int().describe('Bytes of one file'),
    batchFiles: limit.describe('Files in one batch; -1 is unlimited'),
    recentActivity: z.number().int().describe('Operations in this billing month'),
    lastMonthActivity: z
      .number()
      .int()
      .describe('Operations in the billing month before, only as far as this one has come'),
    lastMonthFiles: z
      .number()
      .int()
      .describe('Files uploaded in the billing month before, only as far as this one has come'),
    startedAt: z.string().describe('When this billing month began'),
    renewsAt: z.string().describe('When the billing month turns over'),
    leftUntil: z
      .string()
      .describe('Until when what is left can be used: a plan may end before the month does'),
  })
  .meta({ id: 'UserStats' });
export type UserStats = z.infer<typeof userStatsSchema>;
