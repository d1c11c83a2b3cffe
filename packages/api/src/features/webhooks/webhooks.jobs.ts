import { defineJob } from '../../job.ts';
import { deliver } from './webhooks.delivery.service.ts';
import { DELIVER_QUEUE, deliverPayload } from './webhooks.queue.ts';

export const webhooksJobs = [defineJob(DELIVER_QUEUE, deliverPayload, deliver, null, true)];
