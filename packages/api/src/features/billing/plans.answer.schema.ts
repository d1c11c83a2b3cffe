import { z } from 'zod';
import { type Plan, planIds } from './plans.schema.ts';

export const planIdSchema = z.enum(planIds);

const limit = z.number().int().describe('-1 is unlimited');

export const planSchema = z
  .object({
    id: planIdSchema,
    name: z.string(),
    price: z.number().describe('US dollars a month'),
    period: z.string(),
    description: z.string(),
    popular: z.boolean(),
    filesPerMonth: limit,
    maxFileSize: limit.describe('Bytes of one file'),
    storageLimit: limit.describe('Bytes of all files, the trash too'),
    ocrPagesPerMonth: limit,
    chatMessagesPerMonth: limit,
    aiOperations: limit,
    apiCalls: limit,
    batchFiles: limit.describe('Files in one batch'),
    features: z.array(z.string()),
  })
  .meta({ id: 'Plan' }) satisfies z.ZodType<Plan>;
