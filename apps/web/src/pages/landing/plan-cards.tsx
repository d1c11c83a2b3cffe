import type { Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { showShortPrice } from '../../features/billing/money.ts';
import { planContents, planLimits } from '../../features/billing/plan-contents.ts';
import { planMessages } from '../../features/billing/plan.messages.ts';
import { classes } from '../../lib/page/classes.ts';
import { PaymentsNote } from '../../lib/instance/payments-note.tsx';
import { useSignUpOpen } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { readOpen } from '../../lib/api/read-open.ts';
import { landingPageMessages } from './landing-page.messages.ts';

/** Plans from the server: prices and limits are in one table, and not here. */
export default function PlanCards({ isMember }: { isMember: boolean }) {
  const t = useMessages(landingPageMessages);
  const { data, isError } = useQuery({
    queryKey: ['plans'],
    queryFn: () => readOpen<{ plans: Plan[] }>('/plans'),
  });
  if (isError) {
    return (
      <p className="text-ink-soft">
        {t('failed')}{' '}
        <TextLink alone to="/pricing">
          {t('toPricing')}
        </TextLink>
      </p>
    );
  }
  if (!data) return null;
  return (
    <div className="grid animate-fade rounded-10 border bg-surface desktop:grid-cols-3">
      {data.plans.map((plan) => (
        <PlanColumn key={plan.id} plan={plan} isMember={isMember} />
      ))}
    </div>
  );
}

function PlanColumn({ plan, isMember }: { plan: Plan; isMember: boolean }) {
  const t = useMessages(landingPageMessages);
  const tPlans = useMessages(planMessages);
  const isSignUpOpen = useSignUpOpen();
  const limits = planLimits(plan, tPlans);
  const others = plan.features.length;
  return (
    <section
      aria-label={plan.name}
      className={classes(
        'p-5 pt-6 not-first:border-t desktop:p-7 desktop:not-first:border-t-0 desktop:not-first:border-l',
        plan.popular &&
          'relative rounded-10 border-transparent! bg-raised shadow-raised outline-[1.5px] outline-accent',
      )}
    >
      <div className="flex items-center justify-between">
        <h3 className="section-title">{plan.name}</h3>
        {plan.popular && <Badge kind="ok">{tPlans('popular')}</Badge>}
      </div>
      <p className="text-13 text-ink-soft">{tPlans(`about.${plan.id}`)}</p>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-serif text-56 leading-16 font-medium tracking-[-.03em] tabular-nums">
          {showShortPrice(plan.price)}
        </span>
        <span className="text-ink-soft">{tPlans.find(`period.${plan.period}`) ?? plan.period}</span>
      </p>
      <div className="mb-5">
        <PaymentsNote price={plan.price} />
      </div>
      <ButtonLink
        wide
        size="large"
        look={plan.popular ? 'primary' : 'quiet'}
        to={isMember ? '/upgrade' : isSignUpOpen ? '/register' : '/login?redirect=%2Fupgrade'}
      >
        {isMember || isSignUpOpen ? t(`actions.${plan.id}`) : tPlans('signIn')}
      </ButtonLink>
      <ul className="mt-5">
        {(others === 1 ? planContents(plan, tPlans) : limits).map((item) => (
          <li key={item} className="flex items-center gap-2.5 text-13 leading-[30px]">
            <Check aria-hidden="true" className="size-3.5 text-accent" />
            {item}
          </li>
        ))}
        {others > 1 && (
          <li className="pl-6 text-13 leading-[30px] text-ink-faint">{tPlans('more', { count: others })}</li>
        )}
      </ul>
    </section>
  );
}
