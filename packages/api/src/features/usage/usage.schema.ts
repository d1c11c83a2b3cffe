import { z } from 'zod';
import { isTimeZone } from '../../time-zone.schema.ts';
import { planIdSchema } from '../billing/plans.answer.schema.ts';

const amount = z.number().int();
const limit = amount.describe('-1 is unlimited');

export const usageOverviewInput = z
  .object({
    timeZone: z
      .string()
      .max(64)
      .refine(isTimeZone, 'fields.time_zone_unknown')
      .default('UTC')
      .describe('Where the days begin and end, such as `Europe/Lisbon`'),
  })
  .strict();

const month = z.object({
  uploads: amount.describe('Files put in, whether they are still there or not'),
  files: amount.describe('Put in and not deleted since, as totalFiles counts'),
  bytes: amount.describe('Of files put in, those in the trash too, as storage is counted'),
  operations: amount,
  ai: amount.describe('AI operations'),
});

export const usageOverviewSchema = z
  .object({
    plan: planIdSchema.nullable().describe('Null where no plan limits you'),
    planName: z.string().nullable(),
    startedAt: z.string().describe('When this billing month began'),
    resetsAt: z
      .string()
      .describe('When the next one begins; a month that is paid for begins when a trial ends'),
    leftUntil: z
      .string()
      .describe('Until when what is left can be used: a plan may end before the month does'),
    usage: z.object({
      files_processed: amount,
      storage_used: amount.describe('Bytes of all files, the trash too'),
      ai_operations: amount,
      api_calls: amount,
    }),
    limits: z.object({ filesPerMonth: limit, storageLimit: limit, aiOperations: limit, apiCalls: limit }),
    totalFiles: amount.describe('Not counting the trash'),
    enhanced: z.object({ files: amount, ocr: amount, summary: amount, chat: amount }),
    thisMonth: month,
    lastMonth: month.describe('The billing month before, only as far as this one has come'),
    byDay: z
      .array(month.extend({ day: z.iso.date() }))
      .describe('Every day of this billing month, until `leftUntil`'),
  })
  .meta({ id: 'UsageOverview' });
export type UsageOverview = z.infer<typeof usageOverviewSchema>;
