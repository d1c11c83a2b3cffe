import { type Db, jobCounts } from '@sheaf/db';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type JobMetrics = {
  done(queue: string, seconds: number): void;
  failed(queue: string): void;
};

/** How the work of this process goes. */
export function createJobMetrics(registry: Registry): JobMetrics {
  const registers = [registry];
  const duration = new Histogram({
    name: 'sheaf_job_duration_seconds',
    help: 'How long a job took that came to its end, by queue.',
    labelNames: ['queue'],
    buckets: [0.05, 0.25, 1, 5, 15, 60, 300],
    registers,
  });
  const failures = new Counter({
    name: 'sheaf_job_failures_total',
    help: 'Attempts at a job that failed, by queue.',
    labelNames: ['queue'],
    registers,
  });
  return {
    done: (queue, seconds) => duration.observe({ queue }, seconds),
    failed: (queue) => failures.inc({ queue }),
  };
}

/** The queue of all processes, read on each scrape. */
export function measureQueue(registry: Registry, db: Db): void {
  const states = ['waiting', 'running', 'later', 'failed'] as const;
  registry.registerMetric(
    new Gauge({
      name: 'sheaf_jobs',
      help: 'Jobs of all processes, by what becomes of them.',
      labelNames: ['state'],
      registers: [],
      async collect() {
        // Other figures are reported even while the database is down.
        const queues = await jobCounts.countJobs(db).catch(() => null);
        this.reset();
        if (!queues) return;
        for (const state of states) {
          this.set(
            { state },
            queues.reduce((sum, queue) => sum + queue[state], 0),
          );
        }
      },
    }),
  );
}
