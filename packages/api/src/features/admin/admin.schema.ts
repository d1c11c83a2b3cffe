import { z } from 'zod';
import { flag } from '../../flag.schema.ts';
import { keptErrorSchema } from '../../kept-error.schema.ts';
import { isTimeZone } from '../../time-zone.schema.ts';
import { pageInput } from '../../paging.schema.ts';
import { ownPassword } from '../auth/auth.schema.ts';
import { instanceSettingsSchema, mailServerSchema, modelServerSchema } from '../auth/auth.instance.schema.ts';
import { userSchema } from '../auth/auth.user.schema.ts';
import { planIdSchema } from '../billing/plans.answer.schema.ts';
import { operationStatus } from '../operations/operations.schema.ts';

const amount = z.number().int();
const order = z.enum(['asc', 'desc']).default('desc');
const role = z.enum(['user', 'admin']);

export const userIdInput = z.object({ id: z.uuid() }).strict();
export const roleInput = userIdInput
  .extend({ role, password: ownPassword.describe('Needed to make somebody an administrator') })
  .strict();
export const givePlanInput = userIdInput.extend({ plan: planIdSchema }).strict();

export const listUsersInput = pageInput
  .extend({
    search: z.string().trim().max(200).optional().describe('Part of a name or an address'),
    role: role.optional(),
    demos: flag.default(false).describe('Demo accounts of visitors instead of members'),
    sort: z.enum(['name', 'email', 'role', 'plan', 'files', 'storage', 'joined']).default('joined'),
    order,
  })
  .strict();
export type UserSort = z.infer<typeof listUsersInput>['sort'];

export const activityInput = pageInput
  .extend({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    status: operationStatus.optional(),
    sort: z.enum(['date', 'action', 'user']).default('date'),
    order,
  })
  .strict();
export type ActivitySort = z.infer<typeof activityInput>['sort'];

export const storageInput = pageInput
  .extend({ sort: z.enum(['storage', 'files', 'name', 'email']).default('storage'), order })
  .strict();
export type StorageSort = z.infer<typeof storageInput>['sort'];

export const auditInput = pageInput.extend({ order }).strict();

/** Of recent activity, and of the days that are listed unless asked otherwise. */
export const RECENT_DAYS = 30;

/** Where a day begins and ends. */
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'fields.time_zone_unknown')
  .default('UTC')
  .describe('Where days and months begin, such as `Europe/Lisbon`');
export const statsInput = z.object({ timeZone }).strict();
export const daysInput = z
  .object({ days: z.coerce.number().int().min(7).max(90).default(RECENT_DAYS), timeZone })
  .strict();

export const settingsInput = instanceSettingsSchema
  .partial()
  .extend({
    mail_password: z
      .string()
      .max(1024)
      .nullable()
      .optional()
      .describe('Of the mail server; null removes it. It is sealed, and never sent back'),
    model_key: z
      .string()
      .max(1024)
      .nullable()
      .optional()
      .describe("Of the language model's server; null removes it. It is sealed, and never sent back"),
  })
  .strict();
export const settingsAnswer = z.object({
  settings: instanceSettingsSchema,
  mail_password: z.boolean().describe('Whether the mail server has a password'),
  mail_way: z
    .enum(['settings', 'environment', 'outbox'])
    .describe('What says how emails go; `outbox`: they do not'),
  mail_failure: z
    .object({ since: z.string(), answer: z.string().describe('What the mail server said last') })
    .nullable()
    .describe('Since when the mail server takes no emails: until then pages do not claim that any was sent'),
  model_key: z.boolean().describe("Whether the language model's server has a key"),
  model_way: z
    .enum(['settings', 'environment', 'none'])
    .describe('What says which language model writes answers; `none`: answers are quotes'),
  demo_offered: z.boolean().describe('Whether visitors may open a demo account now'),
  running_subscriptions: z
    .number()
    .int()
    .describe('Of members; where plans are no longer sold, each ends with its trial or paid month'),
});
export type AdminSettings = z.infer<typeof settingsAnswer>;

export const mailTrialInput = z
  .object({
    mail: mailServerSchema.optional().describe('Absent: the saved settings. It is tried, and not saved'),
    mail_password: settingsInput.shape.mail_password.describe(
      'Absent: the saved one, if server and user are the saved ones',
    ),
  })
  .strict();
export const mailTrialSchema = z.object({
  sent: z.boolean(),
  answer: z.string().nullable().describe('What the mail server said; null where there is none'),
});

export const modelTrialInput = z
  .object({
    url: modelServerSchema.shape.url,
    name: z.string().trim().max(200).default('').describe('Empty: only lists the models'),
    key: z.string().max(1024).optional().describe('Absent: the saved one, if the address is the saved one'),
  })
  .strict();
export const modelTrialSchema = z.object({
  models: z.array(z.string()).describe('As the server lists them; some list none'),
  reply: z.string().nullable().describe('What the model said when it was asked to say OK'),
  problem: keptErrorSchema.nullable().describe('Why it did not reply, or did not list its models'),
  milliseconds: amount.describe('Until the reply was complete'),
});
export type ModelTrial = z.infer<typeof modelTrialSchema>;

export const adminUserSchema = userSchema
  .extend({
    plan: planIdSchema.nullable().describe('Null where plans are not sold'),
    subscribed: z
      .boolean()
      .describe('Has a subscription, which has to end before a plan can be given by hand'),
    disabled_at: z.string().nullable().describe('Since when nobody signs in to it'),
    awaits_password: z.boolean().describe('Until the link of an invitation or reset is used'),
    fileCount: amount.describe('Not counting the trash'),
    totalStorage: amount.describe('Bytes of all files, the trash too'),
    last_seen_at: z.string().nullable().describe('On a device that is still signed in'),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUserSchema>;

export const activitySchema = z
  .object({
    id: z.uuid(),
    action: z.string(),
    status: operationStatus,
    created_at: z.string(),
    users: z.object({ id: z.uuid(), name: z.string() }),
    files: z.object({ filename: z.string() }).nullable(),
    error: keptErrorSchema.nullable(),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activitySchema>;

export const storageSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    plan: planIdSchema.nullable().describe('Null where plans are not sold'),
    totalStorage: amount,
    storageLimit: amount.describe('In bytes; -1 is unlimited'),
    fileCount: amount,
  })
  .meta({ id: 'StorageOfUser' });
export type StorageOfUser = z.infer<typeof storageSchema>;

export const adminStatsSchema = z
  .object({
    totalUsers: amount.describe('Without demo accounts, as all figures here'),
    demoUsers: amount.describe('Demo accounts of visitors, which no other figure counts'),
    newUsersThisMonth: amount,
    totalFiles: amount.describe('Not counting the trash'),
    newFilesThisMonth: amount,
    totalStorage: amount.describe('Bytes of all files, the trash too'),
    recentActivity: amount.describe(`Operations of the last ${RECENT_DAYS} days`),
    failedRecently: amount.describe('Those of them that failed'),
  })
  .meta({ id: 'AdminStats' });
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const daySchema = z
  .object({
    day: z.iso.date(),
    users: amount.describe('Accounts opened'),
    files: amount.describe('Put in and kept'),
    bytes: amount.describe('Of those files'),
    tools: amount.describe('Operations of document tools'),
    ai: amount.describe('Readings, summaries and answers'),
    filing: amount.describe('Uploads, renames, deletions'),
    failed: amount.describe('Operations of any kind that failed'),
  })
  .meta({ id: 'InstanceDay' });
export type InstanceDay = z.infer<typeof daySchema>;

export const auditSchema = z
  .object({
    id: z.uuid(),
    action: z.string(),
    actor: z
      .object({
        id: z.uuid().nullable(),
        email: z.string(),
        ip: z.string().nullable().describe('From where; null where it was not kept'),
      })
      .nullable()
      .describe('Null: done on the command line'),
    target: z
      .object({ id: z.uuid(), name: z.string(), email: z.string() })
      .nullable()
      .describe('Null: no account, or one that is gone'),
    details: z.record(z.string(), z.unknown()),
    created_at: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditSchema>;

export const cancellationSchema = z
  .object({
    id: z.uuid(),
    user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
    plan: planIdSchema,
    reason: z.string().nullable(),
    feedback: z.string().nullable(),
    cancelled_at: z.string(),
  })
  .meta({ id: 'Cancellation' });
export type Cancellation = z.infer<typeof cancellationSchema>;

export const keptMailSchema = z
  .object({ to: z.string(), subject: z.string(), text: z.string(), sent_at: z.string() })
  .meta({ id: 'KeptEmail' });
export type KeptMail = z.infer<typeof keptMailSchema>;
