import { adminFigures, fileChecks, jobCounts } from '@sheaf/db';
import type { PersonContext } from '../../context.ts';
import { readMailState } from '../auth/auth.mail.ts';
import { readStatus } from '../ai/ai.status.service.ts';
import type { SystemState } from './admin.system.schema.ts';

/** How it goes at this moment, and which engines do the work. */
export async function readSystem(ctx: PersonContext): Promise<SystemState> {
  const [queues, machine, version, damagedFiles] = await Promise.all([
    jobCounts.countJobs(ctx.db),
    ctx.machine.read(),
    adminFigures.readServerVersion(ctx.db),
    fileChecks.countDamaged(ctx.db),
  ]);
  const { embeddings, llm, ocr } = await readStatus(ctx);
  const { storage, office, ownDatabase } = ctx.machine.engines;
  const sum = (state: 'waiting' | 'running' | 'later' | 'failed') =>
    queues.reduce((total, queue) => total + queue[state], 0);
  return {
    checkedAt: new Date().toISOString(),
    checks: machine.checks,
    damagedFiles,
    queue: {
      waiting: sum('waiting'),
      running: sum('running'),
      later: sum('later'),
      failed: sum('failed'),
      queues,
    },
    process: { version: ctx.settings.version, ...machine.process },
    engines: {
      database: { version, own: ownDatabase },
      storage,
      mail: await readMailState(ctx),
      payments: ctx.payments.provider,
      provider: ctx.identityProvider !== null,
      ocr: ocr.languages,
      embedder: embeddings.model,
      model: llm.model,
      office: office !== null,
    },
  };
}
