import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Select } from '../../../components/select.tsx';
import type { Sorting } from '../../../components/sort-head.tsx';
import { saveBlob } from '../../../lib/api/download.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { AnswerRows } from './answer-rows.tsx';
import { AnswerSummary, UnreadNote } from './answer-summary.tsx';
import { askMessages } from './ask.messages.ts';
import { type Column, type LibraryAnswer, type Order, sortRows, splitRows } from './rows.ts';
import { writeCsv } from './write-csv.ts';

const COLUMNS = ['value', 'file', 'page'] as const;

/** What each file says: those that answer, those with another value on request, and the closest. */
export function AnswerResults({ answer }: { answer: LibraryAnswer }) {
  const t = useMessages(askMessages);
  const [sorted, setSorted] = useState<{ sort: Column; order: Order } | null>(null);
  const [withOthers, setWithOthers] = useState(false);
  const { answers, others, closest } = splitRows(answer.rows);
  const shown = withOthers ? [...answers, ...others] : answers;
  const sorting: Sorting<Column> = {
    // Before a column is chosen, the rows are in the order of their answers.
    sort: sorted?.sort ?? ('' as Column),
    order: sorted?.order ?? 'asc',
    sortBy: (sort, first) =>
      setSorted((now) => ({
        sort,
        order: now?.sort === sort ? (now.order === 'asc' ? 'desc' : 'asc') : first,
      })),
  };
  const inOrder = (rows: LibraryAnswer['rows']) => sortRows(rows, sorted?.sort ?? null, sorting.order);
  const save = () => {
    const all = inOrder(shown).concat(inOrder(closest));
    saveBlob(new Blob([writeCsv(all, t)], { type: 'text/csv;charset=utf-8' }), 'answers.csv');
  };
  return (
    <section aria-label={t('results')} className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <AnswerSummary answer={answer} />
        {(shown.length > 0 || closest.length > 0) && (
          <div className="flex flex-wrap gap-2 max-desktop:w-full">
            <Select
              aria-label={t('sortBy')}
              className="w-auto! flex-1 desktop:hidden"
              value={sorted?.sort ?? 'value'}
              onValueChange={(value) => setSorted({ sort: value as Column, order: 'asc' })}
              options={COLUMNS.map((name) => ({ value: name, label: t(`columns.${name}`) }))}
            />
            <Button onClick={save} className="max-desktop:flex-1">
              <Download aria-hidden="true" />
              {t('export')}
            </Button>
          </div>
        )}
      </div>
      <UnreadNote answer={answer} />
      {!answers.length && (
        <p className="text-14 text-ink-soft">{answer.counts.files ? t('noneText') : t('noFiles')}</p>
      )}
      {shown.length > 0 && (
        <Card className="overflow-hidden">
          <AnswerRows rows={inOrder(shown)} caption={t('answers')} sorting={sorting} />
        </Card>
      )}
      {others.length > 0 && (
        <Button
          look="bare"
          className="justify-self-start"
          aria-expanded={withOthers}
          onClick={() => setWithOthers(!withOthers)}
        >
          {withOthers ? t('fewer') : t('others', { count: others.length })}
        </Button>
      )}
      {closest.length > 0 && (
        <Card className="overflow-hidden">
          <div className="px-4 pt-4 pb-2">
            <h2 className="section-title">{t('closest')}</h2>
            <p className="text-13 text-ink-soft">{t('closestText')}</p>
          </div>
          <AnswerRows rows={inOrder(closest)} caption={t('closest')} sorting={sorting} />
        </Card>
      )}
    </section>
  );
}
