import type { AppContext } from '@sheaf/api/context';
import { type Job, jobs } from '@sheaf/api/jobs';
import type { JobQueue, Log } from '@sheaf/api/ports';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobMetrics } from './job-metrics.ts';
import type { Telemetry } from './telemetry.ts';
import { watchDueJobs } from './due-jobs.ts';

export type JobRunner = JobQueue & {
  /** Takes up work. A process that only answers requests never calls this. */
  work(ctx: AppContext): Promise<void>;
  stop(): Promise<void>;
};

const queueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  heartbeatSeconds: 10,
  expireInSeconds: 600,
  notify: true,
};

/** NOTIFY, the end of a job and `watchDueJobs` wake a worker. It polls as well, often while there is no connection for notices. */
const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 120 };
/** Its own schedules are by the minute, and nothing here uses flows. */
const upkeep = { cronWorkerIntervalSeconds: 30, flowIntervalSeconds: 600 };
/** A second try is written when its failure has been. */
const LOOK_AFTER_FAILURE_MS = 1000;

/** pg-boss: jobs are rows of the same database, written in the caller's transaction, and woken by NOTIFY. */
export async function startJobQueue(
  connectionString: string,
  log: Log,
  parallel: number,
  metrics?: JobMetrics,
  telemetry?: Telemetry['jobs'],
): Promise<JobRunner> {
  const stopping = new AbortController();
  const boss = new PgBoss({
    connectionString,
    max: 3,
    schema: 'pgboss',
    useListenNotify: true,
    ...upkeep,
    application_name: 'sheaf-jobs',
  });
  boss.on('error', (err) => log.warn({ err }, 'the job queue had an error and goes on'));
  await boss.start();
  for (const { name } of jobs) await boss.createQueue(name, queueOptions);

  return {
    async enqueue(db, name, payload, afterSeconds = 0) {
      await boss.send(name, telemetry?.carry(payload) ?? payload, {
        db: fromKysely(db),
        startAfter: afterSeconds,
      });
    },
    async forget(db, payload) {
      const within = { db: fromKysely(db) };
      for (const { name } of jobs) {
        const found = await boss.findJobs(name, { ...within, data: payload });
        const ids = found.map(({ id }) => id);
        if (ids.length) await boss.deleteJob(name, ids, within);
      }
    },
    async work(ctx) {
      const workers = new Map<string, string[]>();
      const due = watchDueJobs(ctx.db, log, (name) => {
        for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
      });
      stopping.signal.addEventListener('abort', () => due.stop());
      for (const job of jobs) {
        const ids: string[] = [];
        workers.set(job.name, ids);
        for (let number = 0; number < (job.isParallel ? parallel : 1); number++) {
          const id = await boss.work(job.name, polling, async ([taken]) => {
            const run = () => runJob(ctx, metrics, job, taken, stopping.signal);
            try {
              await (telemetry ? telemetry.run(job.name, taken?.data, run) : run());
            } catch (error) {
              setTimeout(due.look, LOOK_AFTER_FAILURE_MS).unref();
              throw error;
            } finally {
              // There may be more: it looks at once.
              boss.notifyWorker(id);
            }
          });
          ids.push(id);
        }
        if (job.schedule) await boss.schedule(job.name, job.schedule, {});
      }
    },
    stop() {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function runJob(
  ctx: AppContext,
  metrics: JobMetrics | undefined,
  job: Job,
  taken: { id: string; data: unknown } | undefined,
  stopping: AbortSignal,
): Promise<void> {
  if (!taken) return;
  const started = performance.now();
  try {
    await job.run(ctx, taken.data ?? {}, stopping);
    metrics?.done(job.name, (performance.now() - started) / 1000);
    ctx.log.info({ job: job.name, jobId: taken.id }, 'job done');
  } catch (err) {
    metrics?.failed(job.name);
    ctx.log.error({ err, job: job.name, jobId: taken.id }, 'job failed, it will be tried again');
    throw err;
  }
}
