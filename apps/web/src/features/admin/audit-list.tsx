import type { AuditEntry } from '@sheaf/api/features/admin/admin.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { ReceiptDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { keepDates } from '../../lib/messages/format.ts';
import { currentLocale } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { pagerWords } from './pager-words.ts';
import { adminMessages } from './admin.messages.ts';
import { FailedNote } from './failed-note.tsx';
import { instanceMessages } from './instance.messages.ts';
import { tellEntry } from './tell-entry.ts';

const PAGE = 20;
const moment = keepDates({ dateStyle: 'medium', timeStyle: 'short' });

export function AuditList() {
  const t = useMessages(instanceMessages);
  const tAdmin = useMessages(adminMessages);
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    trpc.admin.audit.queryOptions({ page, limit: PAGE }, { placeholderData: keepPreviousData, staleTime: 0 }),
  );
  if (isError) return <FailedNote onAgain={refetch} />;
  if (!data)
    return (
      <Waiting>
        <SkeletonRows rows={8} className="rounded-10 border border-line bg-surface" />
      </Waiting>
    );
  if (data.pagination.total === 0) {
    return (
      <Card>
        <EmptyState drawing={<ReceiptDrawing />} title={t('audit.emptyTitle')}>
          {t('audit.empty')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
      <Table aria-label={t('audit.title')}>
        <thead>
          <tr>
            <HeadCell>{t('audit.when')}</HeadCell>
            <HeadCell className="max-desktop:hidden">{t('audit.who')}</HeadCell>
            <HeadCell className="w-full">{t('audit.what')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {data.audit.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </Table>
      {data.pagination.totalPages > 1 && (
        <Pager words={pagerWords(tAdmin)} pagination={data.pagination} onPage={setPage} />
      )}
    </Card>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useMessages(instanceMessages);
  const actor = entry.actor?.email ?? t('audit.commandLine');
  return (
    <Row>
      <Cell className="align-top leading-10 text-ink-soft tabular-nums max-desktop:text-12">
        {moment(currentLocale()).format(new Date(entry.created_at))}
      </Cell>
      <Cell className="align-top leading-10 max-desktop:hidden">
        {actor}
        {entry.actor?.ip && (
          <span className="ml-2 text-12 text-ink-faint tabular-nums">{entry.actor.ip}</span>
        )}
      </Cell>
      <Cell className="py-2.5 whitespace-normal! wrap-anywhere">
        {tellEntry(entry, t)}
        <span className="block text-12 text-ink-faint desktop:hidden">{actor}</span>
      </Cell>
    </Row>
  );
}
