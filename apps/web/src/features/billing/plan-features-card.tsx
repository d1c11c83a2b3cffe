import type { Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import { Card } from '../../components/card.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { billingMessages } from './billing.messages.ts';
import { FeatureList } from './feature-list.tsx';
import { planContents } from './plan-contents.ts';
import { planMessages } from './plan.messages.ts';

export function PlanFeaturesCard({ plan }: { plan: Plan }) {
  const t = useMessages(billingMessages);
  const tPlans = useMessages(planMessages);
  return (
    <Card className="p-6">
      <h2 className="mb-2.5 text-14 font-bold">{t('card.features')}</h2>
      <FeatureList items={planContents(plan, tPlans)} />
    </Card>
  );
}
