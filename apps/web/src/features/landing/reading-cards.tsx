import { lazy } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { landingTexts } from './landing.texts.ts';
import { NearView } from './near-view.tsx';
import { SectionTitle } from './section-title.tsx';

const ReadingPicture = lazy(() => import('./reading-pictures.tsx'));

export function ReadingCards() {
  const texts = useTexts(landingTexts);
  return (
    <section className="border-y bg-sunken">
      <div className="wrap py-14 desk:py-22">
        <SectionTitle title={texts.readingTitle} lede={texts.readingLede} />
        <div className="grid gap-8 desk:grid-cols-3 desk:gap-6">
          {texts.reading.map(({ picture, title, text }) => (
            <article key={picture} className="min-w-0">
              <NearView className="relative mb-5 h-[344px] overflow-hidden rounded-10 border bg-surface">
                <ReadingPicture kind={picture} />
              </NearView>
              <h3 className="section-title mb-1">{title}</h3>
              <p className="text-pretty text-ink-soft">{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
