import { useMessages } from '../../lib/messages/messages.ts';
import { landingMessages } from './landing.messages.ts';
import { NearView } from './near-view.tsx';
import { SectionTitle } from './section-title.tsx';
import { optional } from '../../lib/page/optional.ts';

const ReadingPicture = optional(() => import('./reading-pictures.tsx'));

export function ReadingCards() {
  const t = useMessages(landingMessages);
  return (
    <section className="border-y bg-sunken">
      <div className="wrap py-14 desktop:py-22">
        <SectionTitle title={t('readingTitle')} lede={t('readingLede')} />
        <div className="grid gap-8 desktop:grid-cols-3 desktop:gap-6">
          {t.names('reading').map((picture) => (
            <article key={picture} className="min-w-0">
              <NearView className="relative mb-5 h-[344px] overflow-hidden rounded-10 border bg-surface">
                <ReadingPicture kind={picture} />
              </NearView>
              <h3 className="section-title mb-1">{t(`reading.${picture}.title`)}</h3>
              <p className="text-pretty text-ink-soft">{t(`reading.${picture}.text`)}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
