import type { Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { showShortPrice } from '../../features/billing/money.ts';
import { planTexts } from '../../features/billing/plan.texts.ts';
import { classes } from '../../lib/classes.ts';
import { useTexts } from '../../lib/texts.ts';
import { readOpen } from '../../lib/read-open.ts';
import { landingPageTexts } from './landing-page.texts.ts';

const SHOWN = 4;

/** What the server sells, as it tells it: prices and limits stand in one table, and not here. */
export default function PlanCards({ isMember }: { isMember: boolean }) {
  const texts = useTexts(landingPageTexts);
  const { data, isError } = useQuery({
    queryKey: ['plans'],
    queryFn: () => readOpen<{ plans: Plan[] }>('/plans'),
  });
  if (isError) {
    return (
      <p className="text-ink-soft">
        {texts.failed}{' '}
        <TextLink alone to="/pricing">
          {texts.toPricing}
        </TextLink>
      </p>
    );
  }
  if (!data) return null;
  return (
    <div className="grid animate-fade rounded-10 border bg-surface desk:grid-cols-3">
      {data.plans.map((plan) => (
        <PlanColumn key={plan.id} plan={plan} isMember={isMember} />
      ))}
    </div>
  );
}

function PlanColumn({ plan, isMember }: { plan: Plan; isMember: boolean }) {
  const texts = useTexts(landingPageTexts);
  const words = useTexts(planTexts);
  const limits = words.limits(plan).slice(0, SHOWN);
  const others = plan.features.length;
  return (
    <section
      aria-label={plan.name}
      className={classes(
        'p-5 pt-6 not-first:border-t desk:p-7 desk:not-first:border-t-0 desk:not-first:border-l',
        plan.popular &&
          'relative rounded-10 border-transparent! bg-raised shadow-raised outline-[1.5px] outline-accent',
      )}
    >
      <div className="flex items-center justify-between">
        <h3 className="section-title">{plan.name}</h3>
        {plan.popular && <Badge kind="ok">{words.popular}</Badge>}
      </div>
      <p className="text-13 text-ink-soft">{words.about[plan.id]}</p>
      <p className="mt-4 mb-5 flex items-baseline gap-2">
        <span className="font-serif text-56 leading-16 font-medium tracking-[-.03em] tabular-nums">
          {showShortPrice(plan.price)}
        </span>
        <span className="text-ink-soft">{words.period(plan)}</span>
      </p>
      <ButtonLink
        wide
        size="large"
        look={plan.popular ? 'primary' : 'quiet'}
        to={isMember ? '/upgrade' : '/register'}
      >
        {texts.actions[plan.id]}
      </ButtonLink>
      <ul className="mt-5">
        {(others === 1 ? [...limits, ...plan.features.map(words.features)] : limits).map((item) => (
          <li key={item} className="flex items-center gap-2.5 text-13 leading-[30px]">
            <Check aria-hidden="true" className="size-3.5 text-accent" />
            {item}
          </li>
        ))}
        {others > 1 && <li className="pl-6 text-13 leading-[30px] text-ink-faint">{words.more(others)}</li>}
      </ul>
    </section>
  );
}
