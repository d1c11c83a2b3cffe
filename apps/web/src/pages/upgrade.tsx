import type { PlanId } from '@sheaf/api/features/billing/plans.schema.ts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../components/button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { ComparisonTable } from '../features/billing/comparison-table.tsx';
import { PlanCard } from '../features/billing/plan-card.tsx';
import { PlanDialog } from '../features/billing/plan-dialog.tsx';
import { PlanNotLoaded } from '../features/billing/plan-not-loaded.tsx';
import { PlanQuestions } from '../features/billing/plan-questions.tsx';
import { planMessages } from '../features/billing/plan.messages.ts';
import { comparePlans, usePlansQuery, useSubscription } from '../features/billing/use-billing.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { pagesMessages } from './pages.messages.ts';

export default function UpgradePage() {
  const plans = usePlansQuery();
  const planList = plans.data ?? [];
  const t = useMessages(pagesMessages);
  const tPlans = useMessages(planMessages);
  const navigate = useNavigate();
  const { data: subscription, isError, refetch } = useSubscription();
  const again = () => Promise.all([refetch(), plans.refetch()]);
  const [wanted, setWanted] = useState<PlanId | null>(null);
  return (
    <div className="wrap pb-16">
      <title>{t('upgrade.pageTitle')}</title>
      <PageHeader
        title={t('upgrade.title')}
        lede={t('upgrade.lede')}
        actions={
          <Button onClick={() => void navigate('/billing')}>
            <ArrowLeft aria-hidden="true" />
            {t('upgrade.back')}
          </Button>
        }
      />
      {(isError || plans.isError) && (
        <div className="mb-4">
          <PlanNotLoaded onAgain={again} />
        </div>
      )}
      <h2 className="sr-only">{t('upgrade.plans')}</h2>
      <div className="grid gap-4 desktop:grid-cols-3">
        {planList.map((plan) => {
          const step = subscription ? comparePlans(subscription.plan, plan.id) : plan.price;
          const isTrial = plan.popular && subscription?.trial_available;
          const up = isTrial ? tPlans('trial', { name: plan.name }) : tPlans('go', { name: plan.name });
          const same = subscription ? tPlans('current') : tPlans('getStarted');
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              action={
                <Button
                  wide
                  look={step > 0 && plan.popular ? 'primary' : 'quiet'}
                  disabled={!subscription || step === 0}
                  onClick={() => setWanted(plan.id)}
                >
                  {step > 0 ? up : step < 0 ? tPlans('downgrade', { name: plan.name }) : same}
                </Button>
              }
            />
          );
        })}
      </div>
      <h2 className="section-title mt-10 mb-3">{tPlans('compare')}</h2>
      <ComparisonTable />
      <div className="mt-10">
        <PlanQuestions />
      </div>
      {wanted && subscription && (
        <PlanDialog subscription={subscription} wanted={wanted} onClose={() => setWanted(null)} />
      )}
    </div>
  );
}
