import type { Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { classes } from '../../lib/classes.ts';
import { useTexts } from '../../lib/texts.ts';
import { showShortPrice } from './money.ts';
import { FeatureList } from './feature-list.tsx';
import { planTexts } from './plan.texts.ts';

const SHOWN = 4;

/** A plan at a glance: its first four features, and how many more there are. */
export function PlanCard({ plan, action }: { plan: Plan; action: ReactNode }) {
  const texts = useTexts(planTexts);
  const all = [...texts.limits(plan), ...plan.features.map(texts.features)];
  const isLittleMore = all.length <= SHOWN + 1;
  return (
    <section
      aria-label={plan.name}
      className={classes(
        'flex flex-col rounded-10 border bg-surface p-5',
        plan.popular ? 'border-accent-line' : 'border-line',
      )}
    >
      <div className="flex min-h-5 items-center justify-between gap-2">
        <h3 className="section-title">{plan.name}</h3>
        {plan.popular && <Badge kind="ok">{texts.popular}</Badge>}
      </div>
      <p className="mt-2 flex items-baseline gap-1.5">
        <span className="font-serif text-28 font-medium tracking-[-0.015em] tabular-nums">
          {showShortPrice(plan.price)}
        </span>
        <span className="text-13 text-ink-soft">{texts.period(plan)}</span>
      </p>
      <p className="mt-1 mb-3 text-13 text-ink-soft">{texts.about[plan.id]}</p>
      <FeatureList items={all.slice(0, isLittleMore ? all.length : SHOWN)} />
      {!isLittleMore && <p className="mt-1 text-12 text-ink-faint">{texts.more(all.length - SHOWN)}</p>}
      <div className="mt-auto pt-4">{action}</div>
    </section>
  );
}
