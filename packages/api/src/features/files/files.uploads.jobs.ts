import { z } from 'zod';
import { defineJob } from '../../job.ts';
import { removeIdleUploads, UPLOAD_IDLE_MS } from './files.resumable.service.ts';

const sweepUploads = defineJob(
  'files.sweep-uploads',
  z.object({}),
  (ctx) => removeIdleUploads(ctx, UPLOAD_IDLE_MS),
  '13 * * * *',
);

export const uploadsJobs = [sweepUploads];
