import { z } from 'zod';
import { defineJob } from '../../job.ts';
import { removeExpiredKept } from './files.kept.service.ts';
import { removeIdleUploads, UPLOAD_IDLE_MS } from './files.resumable.service.ts';

const sweepUploads = defineJob(
  'files.sweep-uploads',
  z.object({}),
  async (ctx) => {
    await removeIdleUploads(ctx, UPLOAD_IDLE_MS);
    await removeExpiredKept(ctx);
  },
  '13 * * * *',
);

export const uploadsJobs = [sweepUploads];
