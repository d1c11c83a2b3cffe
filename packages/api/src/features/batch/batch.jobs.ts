import { z } from 'zod';
import { defineJob } from '../../job.ts';
import { TIDY_QUEUE, WORK_QUEUE } from './batch.queue.ts';
import { removeLeavings } from './batch.tidy.service.ts';
import { wakeForWhatIsLeft, workThroughBatches } from './batch.work.service.ts';

const work = defineJob(
  WORK_QUEUE,
  z.object({}),
  (ctx, _payload, stopping) => workThroughBatches(ctx, stopping),
  null,
  true,
);

const tidy = defineJob(
  TIDY_QUEUE,
  z.object({ userId: z.uuid(), fileIds: z.array(z.uuid()) }),
  (ctx, { userId, fileIds }) => removeLeavings(ctx, userId, fileIds),
);

const wake = defineJob('batch.wake', z.object({}), wakeForWhatIsLeft, '* * * * *');

export const batchJobs = [work, tidy, wake];
