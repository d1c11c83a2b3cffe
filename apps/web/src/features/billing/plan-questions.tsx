import { GRACE_DAYS } from '@sheaf/api/features/billing/billing.schema.ts';
import { useTrialDays } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { planMessages } from './plan.messages.ts';

export function PlanQuestions() {
  const t = useMessages(planMessages);
  const trialDays = useTrialDays();
  // The first is about the trial, which there may be none of.
  const questions = t.names('faq').filter((name) => name !== '1' || trialDays > 0);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="section-title mb-3">
        {t('faqTitle')}
      </h2>
      <dl className="grid gap-x-8 gap-y-5 desktop:grid-cols-2">
        {questions.map((name) => (
          <div key={name}>
            <dt className="text-14 font-bold">{t(`faq.${name}.question`)}</dt>
            <dd className="mt-1 max-w-[60ch] text-13 text-ink-soft">
              {t(`faq.${name}.answer`, { trialDays, graceDays: GRACE_DAYS })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
