import { useTexts } from '../../lib/texts.ts';
import { landingTexts } from './landing.texts.ts';

export function Facts() {
  const texts = useTexts(landingTexts);
  return (
    <section className="border-y border-line bg-surface">
      <div className="wrap py-14 desk:py-22">
        <h2 className="title desk:text-40 desk:leading-[46px] desk:tracking-[-.02em]">{texts.factsTitle}</h2>
        <p className="mt-2 text-16 text-ink-soft">{texts.factsLede}</p>
        <div className="mt-8 grid gap-8 desk:mt-10 desk:grid-cols-3 desk:gap-12">
          {texts.facts.map(({ title, text }) => (
            <article key={title} className="border-t-2 border-accent pt-5">
              <h3 className="section-title">{title}</h3>
              <p className="mt-1.5 max-w-[68ch] text-pretty text-ink-soft">{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
