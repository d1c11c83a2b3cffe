import type { Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { classes } from '../../lib/page/classes.ts';
import { PaymentsNote } from '../../lib/instance/payments-note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { showShortPrice } from './money.ts';
import { FeatureList } from './feature-list.tsx';
import { planContents } from './plan-contents.ts';
import { planMessages } from './plan.messages.ts';

const SHOWN = 4;

/** A plan at a glance: its first four features, and the others on a click. */
export function PlanCard({ plan, action }: { plan: Plan; action: ReactNode }) {
  const t = useMessages(planMessages);
  const all = planContents(plan, t);
  const isLittleMore = all.length <= SHOWN + 1;
  const [isOpen, setOpen] = useState(false);
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
        {plan.popular && <Badge kind="ok">{t('popular')}</Badge>}
      </div>
      <p className="mt-2 flex items-baseline gap-1.5">
        <span className="font-serif text-28 font-medium tracking-[-0.015em] tabular-nums">
          {showShortPrice(plan.price)}
        </span>
        <span className="text-13 text-ink-soft">{t.find(`period.${plan.period}`) ?? plan.period}</span>
      </p>
      <PaymentsNote price={plan.price} />
      <p className="mt-1 mb-3 text-13 text-ink-soft">{t(`about.${plan.id}`)}</p>
      <FeatureList items={isLittleMore || isOpen ? all : all.slice(0, SHOWN)} />
      {!isLittleMore && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="group mt-1 flex min-h-6 items-center gap-1 self-start rounded-4 text-12 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        >
          {isOpen ? t('fewer') : t('more', { count: all.length - SHOWN })}
          <ChevronDown
            aria-hidden="true"
            className="size-3.5 transition-transform duration-120 group-aria-expanded:rotate-180"
          />
        </button>
      )}
      <div className="mt-auto pt-4">{action}</div>
    </section>
  );
}
