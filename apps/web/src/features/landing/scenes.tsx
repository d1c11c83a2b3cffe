import { useMessages } from '../../lib/messages/messages.ts';
import { landingMessages } from './landing.messages.ts';
import { SectionTitle } from './section-title.tsx';

/** What it is good for, told as what it is: nobody said this. */
export function Scenes() {
  const t = useMessages(landingMessages);
  return (
    <section className="wrap pt-14 pb-10 desktop:pt-24 desktop:pb-14">
      <SectionTitle title={t('scenesTitle')} lede={t('scenesLede')} />
      <div className="grid gap-8 desktop:grid-cols-3 desktop:gap-12">
        {t.names('scenes').map((scene) => (
          <article key={scene} className="flex flex-col gap-5 border-t-2 border-accent pt-5">
            <p className="flex-1 font-serif text-20 leading-[30px] tracking-[-.006em] text-pretty">
              {t(`scenes.${scene}.text`)}
            </p>
            <h3 className="text-13 font-bold">{t(`scenes.${scene}.who`)}</h3>
          </article>
        ))}
      </div>
    </section>
  );
}
