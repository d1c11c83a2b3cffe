import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { aiMessages } from './ai.messages.ts';

const SHOWN = 6;

/** Dates, amounts and parties, each leading to its page. Nothing where there are none. */
export function KeyFacts({ fileId, onPage }: { fileId: string; onPage: (page: number) => void }) {
  const t = useMessages(aiMessages);
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const { data } = useQuery(trpc.ai.keyFacts.queryOptions({ fileId }));
  if (!data?.facts.length) return null;
  return (
    <section className="mt-6 border-t pt-5">
      <h3 className="text-14 font-bold">{t('summary.facts')}</h3>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
        {[...Map.groupBy(data.facts, ({ kind }) => kind)].map(([kind, facts]) => (
          <div key={kind} className="contents">
            <dt className="text-ink-faint">{t.find(`summary.factKinds.${kind}`) ?? kind}</dt>
            <dd className="flex flex-wrap gap-x-3 gap-y-1">
              {facts
                .slice(0, whole.has(kind) ? Infinity : SHOWN)
                .map(({ text, label, pages: [page = 1] }) => (
                  <button
                    key={text}
                    type="button"
                    title={t('chat.page', { page: formatNumber(page) })}
                    onClick={() => onPage(page)}
                    className="text-left wrap-anywhere text-accent-ink hover:underline"
                  >
                    {label && <span className="text-ink-soft">{label}: </span>}
                    {text}
                  </button>
                ))}
              {facts.length > SHOWN && !whole.has(kind) && (
                <button
                  type="button"
                  onClick={() => setWhole(new Set([...whole, kind]))}
                  className="text-ink-soft underline decoration-line-strong hover:text-ink"
                >
                  {t('summary.moreFacts', { count: facts.length - SHOWN })}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {data.more > 0 && (
        <p className="mt-2 text-13 text-ink-faint">{t('summary.factsLeftOut', { count: data.more })}</p>
      )}
    </section>
  );
}
