import { useTexts } from '../../lib/texts.ts';
import { landingTexts } from './landing.texts.ts';
import { SectionTitle } from './section-title.tsx';

/** What it is good for, told as what it is: nobody said this. */
export function Scenes() {
  const texts = useTexts(landingTexts);
  return (
    <section className="wrap pt-14 pb-10 desk:pt-24 desk:pb-14">
      <SectionTitle title={texts.scenesTitle} lede={texts.scenesLede} />
      <div className="grid gap-8 desk:grid-cols-3 desk:gap-12">
        {texts.scenes.map(({ text, who }) => (
          <article key={who} className="flex flex-col gap-5 border-t-2 border-accent pt-5">
            <p className="flex-1 font-serif text-20 leading-[30px] tracking-[-.006em] text-pretty">{text}</p>
            <h3 className="text-13 font-bold">{who}</h3>
          </article>
        ))}
      </div>
    </section>
  );
}
