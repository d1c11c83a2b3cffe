import { useTexts } from '../../lib/texts.ts';
import { planTexts } from './plan.texts.ts';

export function PlanQuestions() {
  const texts = useTexts(planTexts);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="section-title mb-3">
        {texts.faqTitle}
      </h2>
      <dl className="grid gap-x-8 gap-y-5 desk:grid-cols-2">
        {texts.faq.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-14 font-bold">{question}</dt>
            <dd className="mt-1 max-w-[60ch] text-13 text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
