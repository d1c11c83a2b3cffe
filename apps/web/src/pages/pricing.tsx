import { ButtonLink } from '../components/button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { ComparisonTable } from '../features/billing/comparison-table.tsx';
import { PlanCard } from '../features/billing/plan-card.tsx';
import { PlanQuestions } from '../features/billing/plan-questions.tsx';
import { planTexts } from '../features/billing/plan.texts.ts';
import { planList } from '../features/billing/use-billing.ts';
import { useAuth } from '../lib/auth.ts';
import { useTexts } from '../lib/texts.ts';
import { pagesTexts } from './pages.texts.ts';

/** For everyone: what the plans are, before there is an account. */
export default function PricingPage() {
  const texts = useTexts(pagesTexts).pricing;
  const words = useTexts(planTexts);
  const { user } = useAuth();
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <PageHeader title={texts.title} lede={texts.lede} />
      <h2 className="sr-only">{texts.plans}</h2>
      <div className="grid gap-4 desk:grid-cols-3">
        {planList.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            action={
              <ButtonLink wide look={plan.popular ? 'primary' : 'quiet'} to={user ? '/upgrade' : '/register'}>
                {plan.price ? words.go(plan.name) : words.getStarted}
              </ButtonLink>
            }
          />
        ))}
      </div>
      <h2 className="section-title mt-10 mb-3">{words.compare}</h2>
      <ComparisonTable />
      <div className="mt-10">
        <PlanQuestions />
      </div>
    </div>
  );
}
