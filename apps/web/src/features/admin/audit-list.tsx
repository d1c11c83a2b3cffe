import type { AuditEntry } from '@sheaf/api/features/admin/admin.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { ReceiptDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { keepFormats } from '../../lib/format.ts';
import { currentLocale } from '../../lib/language.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { adminTexts } from './admin.texts.ts';
import { FailedNote } from './failed-note.tsx';
import { instanceTexts } from './instance.texts.ts';
import { tellEntry } from './tell-entry.ts';

const PAGE = 20;
const moment = keepFormats(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

export function AuditList() {
  const texts = useTexts(instanceTexts).audit;
  const { pages } = useTexts(adminTexts);
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    trpc.admin.audit.queryOptions({ page, limit: PAGE }, { placeholderData: keepPreviousData, staleTime: 0 }),
  );
  if (isError) return <FailedNote onAgain={refetch} />;
  if (!data) return <Skeleton className="h-64" />;
  if (data.pagination.total === 0) {
    return (
      <Card>
        <EmptyState drawing={<ReceiptDrawing />} title={texts.emptyTitle}>
          {texts.empty}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
      <Table aria-label={texts.title}>
        <thead>
          <tr>
            <HeadCell>{texts.when}</HeadCell>
            <HeadCell className="max-desk:hidden">{texts.who}</HeadCell>
            <HeadCell className="w-full">{texts.what}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {data.audit.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </Table>
      {data.pagination.totalPages > 1 && (
        <Pager words={pages} pagination={data.pagination} onPage={setPage} />
      )}
    </Card>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const texts = useTexts(instanceTexts).audit;
  const actor = entry.actor?.email ?? texts.commandLine;
  return (
    <Row>
      <Cell className="align-top leading-10 text-ink-soft tabular-nums max-desk:text-12">
        {moment(currentLocale()).format(new Date(entry.created_at))}
      </Cell>
      <Cell className="align-top leading-10 max-desk:hidden">{actor}</Cell>
      <Cell className="py-2.5 whitespace-normal! wrap-anywhere">
        {tellEntry(entry, texts)}
        <span className="block text-12 text-ink-faint desk:hidden">{actor}</span>
      </Cell>
    </Row>
  );
}
