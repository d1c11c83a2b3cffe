import { openArea, readLanguage } from '@sheaf/messages';
import { usage, users } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../job.ts';
import { writeEmail } from '../../emails/write-email.ts';
import { type MeteredLimit, meteredLimits, type PlanId, plans } from '../billing/plans.schema.ts';
import { CRITICAL_PERCENT } from './usage.levels.schema.ts';
import { NO_PERIOD, startOfPeriod } from './usage.period.ts';

const REACHED = 100;

const sendLimitEmail = defineJob(
  'usage.send-limit-letter',
  z.object({ userId: z.uuid(), metric: z.enum(meteredLimits), level: z.number().int() }),
  async (ctx, { userId, metric, level }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user) return;
    const t = openArea(readLanguage(user.language), 'emails');
    const words = {
      subject: t(level === REACHED ? 'limit.reached' : 'limit.near'),
      text:
        level === REACHED
          ? t(`limit.reachedText.${metric}`)
          : t(`limit.nearText.${metric}`, { percent: level }),
      button: t('limit.button'),
      after: t('limit.after', { near: CRITICAL_PERCENT / 100, reached: REACHED / 100 }),
    };
    await ctx.mailer.send(writeEmail(user, words, `${ctx.settings.publicUrl}/billing`));
  },
);

/** Looked for now and then, so that counting itself stays one statement. */
export async function notifyLimits(ctx: AppContext): Promise<void> {
  for (const plan of Object.keys(plans) as PlanId[]) {
    for (const metric of meteredLimits) {
      const limit = plans[plan][metric];
      if (limit <= 0) continue;
      for (const level of [REACHED, CRITICAL_PERCENT])
        await notifyLevel(ctx, plan, metric, level, Math.ceil((limit * level) / 100));
    }
  }
}

async function notifyLevel(ctx: AppContext, plan: PlanId, metric: MeteredLimit, level: number, from: number) {
  for (const { user_id, period_start, cycle_anchor } of await usage.listUntold(
    ctx.db,
    plan,
    metric,
    from,
    level,
  )) {
    const now = startOfPeriod(new Date(cycle_anchor), new Date()).toISOString();
    // A month that is over needs no email.
    if (period_start !== NO_PERIOD && period_start !== now) continue;
    await ctx.db.transaction().execute(async (trx) => {
      const isFirst = await usage.markNotified(trx, { user_id, metric, period_start }, level);
      if (isFirst) await sendLimitEmail.enqueue(ctx, trx, { userId: user_id, metric, level });
    });
  }
}

const notifyLimitsOften = defineJob(
  'usage.tell-limits',
  z.object({}),
  (ctx) => notifyLimits(ctx),
  '*/5 * * * *',
);

export const usageJobs = [sendLimitEmail, notifyLimitsOften];
