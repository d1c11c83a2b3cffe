import { templateUrl } from '@sheaf/db/testing';
import startTestServer from '@sheaf/db/testing-setup';
import { startJobQueue } from '../adapters/jobs/job-queue.ts';
import { createLog } from '../adapters/jobs/log.ts';

/** One PostgreSQL for the whole run. The queues are made once, in what each test's database is copied from. */
export default async function startDatabase(): Promise<() => Promise<void>> {
  const stop = await startTestServer();
  const queue = await startJobQueue(templateUrl(), createLog('warn'), 1);
  await queue.stop();
  return stop;
}
