import { lazy } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { landingTexts } from './landing.texts.ts';
import { NearView } from './near-view.tsx';
import { SectionTitle } from './section-title.tsx';

const ToolPicture = lazy(() => import('./tool-pictures.tsx'));

export function ToolCards() {
  const texts = useTexts(landingTexts);
  return (
    <section className="wrap py-14 desk:py-24">
      <SectionTitle title={texts.toolsTitle} lede={texts.toolsLede} />
      <div className="grid overflow-hidden rounded-10 border bg-surface desk:grid-cols-3">
        {texts.tools.map(({ picture, title, text }) => (
          <article
            key={picture}
            className="-mt-px -ml-px min-w-0 overflow-hidden border-t border-l p-5 desk:px-7 desk:pt-6 desk:pb-7"
          >
            <NearView className="relative mb-5 h-[168px] max-w-[344px]">
              <ToolPicture kind={picture} />
            </NearView>
            <h3 className="section-title mb-1">{title}</h3>
            <p className="text-pretty text-ink-soft">{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
