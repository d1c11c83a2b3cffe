import type { ReactNode } from 'react';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { SmallSheet } from './file-sheet.tsx';
import { Gap, ROW_HEIGHT } from './file-table.tsx';
import { filesMessages } from './files.messages.ts';
import { formatWhen } from './format-when.ts';
import type { StoredFile } from './item.ts';
import { useWindowRows } from './use-window-rows.ts';

const wideOnly = 'max-desktop:hidden';

type TrashedFile = StoredFile & { trashed_at: string };

export function TrashTable({
  files,
  children,
}: {
  files: TrashedFile[];
  children: (file: TrashedFile) => ReactNode;
}) {
  const t = useMessages(filesMessages);
  const { ref, first, end, before, after } = useWindowRows<HTMLTableSectionElement>(
    () => files.length,
    () => ROW_HEIGHT,
  );
  return (
    <div className="rounded-10 border bg-surface">
      <Table aria-label={t('trash.title')} aria-rowcount={files.length + 1} className="table-fixed">
        <thead>
          <tr>
            <HeadCell>{t('columns.name')}</HeadCell>
            <HeadCell numeric className={`w-28 ${wideOnly}`}>
              {t('columns.size')}
            </HeadCell>
            <HeadCell className={`w-36 ${wideOnly}`}>{t('columns.deleted')}</HeadCell>
            <HeadCell className="w-28 text-right">{t('columns.actions')}</HeadCell>
          </tr>
        </thead>
        <tbody ref={ref}>
          <Gap height={before} />
          {files.slice(first, end).map((file) => (
            <Row key={file.id}>
              <Cell>
                <span className="flex items-center gap-2.5">
                  <SmallSheet type={file.type} />
                  <span className="min-w-0 truncate font-strong">{file.filename}</span>
                </span>
              </Cell>
              <Cell numeric className={wideOnly}>
                {formatBytes(file.size)}
              </Cell>
              <Cell className={`${wideOnly} tabular-nums`}>{formatWhen(file.trashed_at)}</Cell>
              <Cell className="text-right">
                <span className="inline-flex">{children(file)}</span>
              </Cell>
            </Row>
          ))}
          <Gap height={after} />
        </tbody>
      </Table>
    </div>
  );
}
