import { authJobs } from './features/auth/auth.jobs.ts';
import { batchJobs } from './features/batch/batch.jobs.ts';
import { billingJobs } from './features/billing/billing.jobs.ts';
import { demoJobs } from './features/demo/demo.ending.service.ts';
import { drawingJobs } from './features/files/files.drawing.jobs.ts';
import { filesJobs } from './features/files/files.jobs.ts';
import { leftWorkJobs } from './features/left-work/left-work.jobs.ts';
import { versionsJobs } from './features/files/files.versions.jobs.ts';
import { uploadsJobs } from './features/files/files.uploads.jobs.ts';
import { passagesJobs } from './features/passages/passages.jobs.ts';
import { usageJobs } from './features/usage/usage.jobs.ts';
import { webhooksJobs } from './features/webhooks/webhooks.jobs.ts';
import type { Job } from './job.ts';

/** Every kind of job, for the worker process to take up. */
export const jobs: Job[] = [
  ...authJobs,
  ...batchJobs,
  ...billingJobs,
  ...demoJobs,
  ...filesJobs,
  ...drawingJobs,
  ...uploadsJobs,
  ...versionsJobs,
  ...leftWorkJobs,
  ...passagesJobs,
  ...usageJobs,
  ...webhooksJobs,
];
export type { Job };
