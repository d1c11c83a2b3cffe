import { useMessages } from '../../lib/messages/messages.ts';
import { landingMessages } from './landing.messages.ts';
import { NearView } from './near-view.tsx';
import { SectionTitle } from './section-title.tsx';
import { optional } from '../../lib/page/optional.ts';

const ToolPicture = optional(() => import('./tool-pictures.tsx'));

export function ToolCards() {
  const t = useMessages(landingMessages);
  return (
    <section className="wrap py-14 desktop:py-24">
      <SectionTitle title={t('toolsTitle')} lede={t('toolsLede')} />
      <div className="grid overflow-hidden rounded-10 border bg-surface desktop:grid-cols-3">
        {t.names('tools').map((picture) => (
          <article
            key={picture}
            className="-mt-px -ml-px min-w-0 overflow-hidden border-t border-l p-5 desktop:px-7 desktop:pt-6 desktop:pb-7"
          >
            <NearView className="relative mb-5 h-[168px] max-w-[344px]">
              <ToolPicture kind={picture} />
            </NearView>
            <h3 className="section-title mb-1">{t(`tools.${picture}.title`)}</h3>
            <p className="text-pretty text-ink-soft">{t(`tools.${picture}.text`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
