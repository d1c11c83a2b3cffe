import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { aiTexts } from './ai.texts.ts';

const SHOWN = 6;

/** Dates, amounts and parties, each leading to its page. Nothing where there are none. */
export function KeyFacts({ fileId, onPage }: { fileId: string; onPage: (page: number) => void }) {
  const { summary: texts, chat } = useTexts(aiTexts);
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const { data } = useQuery(trpc.ai.keyFacts.queryOptions({ fileId }));
  if (!data?.facts.length) return null;
  return (
    <section className="mt-6 border-t pt-5">
      <h3 className="text-14 font-bold">{texts.facts}</h3>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
        {[...Map.groupBy(data.facts, ({ kind }) => kind)].map(([kind, facts]) => (
          <div key={kind} className="contents">
            <dt className="text-ink-faint">{texts.factKinds[kind] ?? kind}</dt>
            <dd className="flex flex-wrap gap-x-3 gap-y-1">
              {facts.slice(0, whole.has(kind) ? Infinity : SHOWN).map(({ text, pages: [page = 1] }) => (
                <button
                  key={text}
                  type="button"
                  title={chat.page(formatNumber(page))}
                  onClick={() => onPage(page)}
                  className="text-left wrap-anywhere text-accent-ink hover:underline"
                >
                  {text}
                </button>
              ))}
              {facts.length > SHOWN && !whole.has(kind) && (
                <button
                  type="button"
                  onClick={() => setWhole(new Set([...whole, kind]))}
                  className="text-ink-soft underline decoration-line-strong hover:text-ink"
                >
                  {texts.moreFacts(facts.length - SHOWN)}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
