import type { Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import { Card } from '../../components/card.tsx';
import { useTexts } from '../../lib/texts.ts';
import { billingTexts } from './billing.texts.ts';
import { FeatureList } from './feature-list.tsx';
import { planTexts } from './plan.texts.ts';

export function PlanFeaturesCard({ plan }: { plan: Plan }) {
  const texts = useTexts(billingTexts).card;
  const words = useTexts(planTexts);
  return (
    <Card className="p-6">
      <h2 className="mb-2.5 text-14 font-bold">{texts.features}</h2>
      <FeatureList items={[...words.limits(plan), ...plan.features.map(words.features)]} />
    </Card>
  );
}
