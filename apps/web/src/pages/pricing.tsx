import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { ButtonLink } from '../components/button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { ComparisonTable } from '../features/billing/comparison-table.tsx';
import { PlanCard } from '../features/billing/plan-card.tsx';
import { PlanQuestions } from '../features/billing/plan-questions.tsx';
import { showShortPrice } from '../features/billing/money.ts';
import { planMessages } from '../features/billing/plan.messages.ts';
import { usePlans } from '../features/billing/use-billing.ts';
import { useSignUpOpen } from '../lib/instance/use-instance.ts';
import { useAuth } from '../lib/session/auth.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { pagesMessages } from './pages.messages.ts';

/** For everyone: what the plans are, before there is an account. */
export default function PricingPage() {
  const planList = usePlans();
  const t = useMessages(pagesMessages);
  const tPlans = useMessages(planMessages);
  const { user } = useAuth();
  const isSignUpOpen = useSignUpOpen();
  const entrance = isSignUpOpen ? '/register' : '/login?redirect=%2Fupgrade';
  return (
    <div className="wrap pb-16">
      <title>{t('pricing.pageTitle')}</title>
      <PageHeader
        title={t('pricing.title')}
        lede={t('pricing.lede', { price: showShortPrice(plans.pro.price) })}
      />
      <h2 className="sr-only">{t('pricing.plans')}</h2>
      <div className="grid gap-4 desktop:grid-cols-3">
        {planList.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            action={
              <ButtonLink wide look={plan.popular ? 'primary' : 'quiet'} to={user ? '/upgrade' : entrance}>
                {!user && !isSignUpOpen
                  ? tPlans('signIn')
                  : plan.price
                    ? tPlans('go', { name: plan.name })
                    : tPlans('getStarted')}
              </ButtonLink>
            }
          />
        ))}
      </div>
      <h2 className="section-title mt-10 mb-3">{tPlans('compare')}</h2>
      <ComparisonTable />
      <div className="mt-10">
        <PlanQuestions />
      </div>
    </div>
  );
}
