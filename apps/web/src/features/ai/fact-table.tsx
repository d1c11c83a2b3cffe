import { useState } from 'react';
import { formatDate, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';
import type { DocumentFacts, Fact } from './document-facts.ts';
import { dateOf, nameFact } from './document-facts.ts';

const SHOWN = 14;

/** What is known of a file, a row each: what it is of, what is written, and its page. */
export function FactTable({
  data,
  onPage,
  className,
}: {
  data: DocumentFacts;
  onPage: (page: number) => void;
  className: string;
}) {
  const t = useMessages(aiMessages);
  const [isWhole, setIsWhole] = useState(false);
  const { facts, more } = data;
  if (!facts.length) return null;
  return (
    <section className={className}>
      <h3 className="text-14 font-bold">{t('summary.facts')}</h3>
      <table className="mt-2 w-full text-13">
        <caption className="sr-only">{t('summary.facts')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('summary.columns.fact')}</th>
            <th scope="col">{t('summary.columns.value')}</th>
            <th scope="col">{t('summary.columns.page')}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? facts : facts.slice(0, SHOWN)).map((fact) => (
            <FactRow key={`${fact.name ?? fact.label} ${fact.text}`} fact={fact} onPage={onPage} />
          ))}
        </tbody>
      </table>
      {facts.length > SHOWN && !isWhole && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="mt-2 text-13 text-ink-soft underline decoration-line-strong hover:text-ink"
        >
          {t('summary.moreFacts', { count: facts.length - SHOWN })}
        </button>
      )}
      {more > 0 && (
        <p className="mt-2 text-13 text-ink-faint">{t('summary.factsLeftOut', { count: more })}</p>
      )}
    </section>
  );
}

function FactRow({ fact, onPage }: { fact: Fact; onPage: (page: number) => void }) {
  const t = useMessages(aiMessages);
  const [page = 1] = fact.pages;
  return (
    <tr className="border-b last:border-b-0">
      <th
        scope="row"
        className="w-2/5 py-1.5 pr-3 text-left first-letter:uppercase align-top font-regular wrap-break-word hyphens-auto text-ink-soft"
      >
        {nameFact(fact, t)}
      </th>
      <td className="py-1.5 align-top tabular-nums">
        <button
          type="button"
          title={t('chat.page', { page: formatNumber(page) })}
          onClick={() => onPage(page)}
          className="text-left wrap-anywhere text-accent-ink hover:underline"
        >
          {fact.date ? <time dateTime={fact.date}>{formatDate(dateOf(fact.date))}</time> : fact.text}
        </button>
      </td>
      <td className="w-px py-1.5 pl-3 text-right align-top whitespace-nowrap text-ink-faint tabular-nums">
        {t('summary.pageShort', { page: formatNumber(page) })}
      </td>
    </tr>
  );
}
