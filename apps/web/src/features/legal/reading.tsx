import { useMessages } from '../../lib/messages/messages.ts';
import { legalMessages } from './legal.messages.ts';

export function Reading({ of }: { of: 'terms' | 'privacy' }) {
  const t = useMessages(legalMessages);
  return (
    <article className="wrap pt-8 pb-20 desktop:pt-14">
      <title>{t(`${of}.pageTitle`)}</title>
      <div className="mx-auto max-w-[68ch]">
        <h1 className="title-large">{t(`${of}.title`)}</h1>
        <p className="mt-2 text-16 text-ink-soft">{t(`${of}.lede`)}</p>
        {t.names(`${of}.parts`).map((part) => {
          const { title, text } = t.record(`${of}.parts.${part}`);
          return (
            <section key={part} className="mt-8">
              <h2 className="section-title">{title}</h2>
              <p className="mt-1 text-pretty text-ink-soft">{text}</p>
            </section>
          );
        })}
      </div>
    </article>
  );
}
