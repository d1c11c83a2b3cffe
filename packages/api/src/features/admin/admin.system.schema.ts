import { z } from 'zod';

const amount = z.number().int();
const state = z.enum(['ok', 'failed']);

export const systemSchema = z
  .object({
    checkedAt: z.string(),
    checks: z.object({ database: state, storage: state, tools: state }),
    damagedFiles: amount.describe('Files whose stored bytes are not what was uploaded, or are gone'),
    queue: z.object({
      waiting: amount.describe('Due, and not yet taken up'),
      running: amount,
      later: amount.describe('Due at another time, or to be tried again'),
      failed: amount.describe('Given up'),
      queues: z.array(
        z.object({ name: z.string(), waiting: amount, running: amount, later: amount, failed: amount }),
      ),
    }),
    process: z
      .object({
        role: z.enum(['all', 'web', 'worker']),
        version: z.string(),
        startedAt: z.string(),
        memory: amount.describe('Bytes this process holds'),
        memoryTotal: amount.describe('Bytes of the machine'),
        memoryFree: amount,
        pool: z.object({ size: amount, running: amount, waiting: amount }),
        disk: z.object({ free: amount, total: amount }).nullable().describe('Where the data folder lies'),
      })
      .describe('The process that answers; there may be others'),
    engines: z.object({
      database: z.object({ version: z.string(), own: z.boolean() }),
      storage: z.enum(['disk', 's3']),
      mail: z
        .enum(['smtp', 'failing', 'outbox'])
        .describe('`failing`: the mail server did not take the last email'),
      payments: z.enum(['sandbox', 'stripe']),
      provider: z.boolean().describe('Whether an identity provider is set up'),
      ocr: z.array(z.string()).describe('Languages that can be read'),
      embedder: z.string(),
      model: z.string(),
      office: z.boolean().describe('Whether Word, Excel, PowerPoint and OpenDocument files can become PDF'),
    }),
  })
  .meta({ id: 'SystemState' });
export type SystemState = z.infer<typeof systemSchema>;
