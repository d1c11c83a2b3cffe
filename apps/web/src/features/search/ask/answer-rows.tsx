import { Link } from 'react-router';
import { Badge } from '../../../components/badge.tsx';
import { SortHead, type Sorting } from '../../../components/sort-head.tsx';
import { Cell, HeadCell, Row, Table } from '../../../components/table.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FileIcon } from '../file-icon.tsx';
import { passagePath } from '../passage-path.ts';
import { askMessages } from './ask.messages.ts';
import { type Column, describeValue, type LibraryRow, readQuote } from './rows.ts';

interface AnswerRowsProps {
  rows: LibraryRow[];
  caption: string;
  sorting: Sorting<Column>;
}

/** A table where there is room for one, else cards. Each row leads to its passage. */
export function AnswerRows(props: AnswerRowsProps) {
  return (
    <>
      <div className="max-desktop:hidden">
        <AnswerTable {...props} />
      </div>
      <ul aria-label={props.caption} className="desktop:hidden">
        {props.rows.map((row) => (
          <AnswerCard key={row.file.id} row={row} />
        ))}
      </ul>
    </>
  );
}

function AnswerTable({ rows, caption, sorting }: AnswerRowsProps) {
  const t = useMessages(askMessages);
  return (
    <Table className="table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <SortHead column="file" sorting={sorting} className="w-[26%]">
            {t('columns.file')}
          </SortHead>
          <SortHead column="value" sorting={sorting} className="w-[22%]">
            {t('columns.value')}
          </SortHead>
          <HeadCell>{t('columns.quote')}</HeadCell>
          <SortHead column="page" sorting={sorting} numeric first="asc" className="w-24">
            {t('columns.page')}
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.file.id}>
            <Cell>
              <span className="flex min-w-0 items-center gap-2">
                <FileIcon type={row.file.type} />
                <span className="truncate" title={row.file.filename}>
                  {row.file.filename}
                </span>
              </span>
            </Cell>
            <Cell className="py-2 whitespace-normal! tabular-nums">
              <Value row={row} />
            </Cell>
            <Cell className="py-2 whitespace-normal!">
              <Link
                to={passagePath(row)}
                className="line-clamp-3 font-serif text-14 text-ink-soft wrap-anywhere underline decoration-line-strong underline-offset-3 hover:text-ink"
              >
                {readQuote(row)}
              </Link>
            </Cell>
            <Cell numeric className="truncate">
              {row.label ?? row.page}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function AnswerCard({ row }: { row: LibraryRow }) {
  const t = useMessages(askMessages);
  return (
    <li className="border-b last:border-b-0">
      <Link to={passagePath(row)} className="block px-4 py-3 hover:bg-hover">
        <span className="flex items-center gap-2 text-13">
          <FileIcon type={row.file.type} />
          <span className="min-w-0 flex-1 truncate">{row.file.filename}</span>
          <span className="text-12 text-ink-faint tabular-nums">
            {row.label ?? t('page', { page: row.page })}
          </span>
        </span>
        <span className="mt-1 block text-14 tabular-nums">
          <Value row={row} />
        </span>
        <span className="mt-1 line-clamp-3 font-serif text-14 text-ink-soft wrap-anywhere">
          {readQuote(row)}
        </span>
      </Link>
    </li>
  );
}

function Value({ row }: { row: LibraryRow }) {
  const t = useMessages(askMessages);
  return (
    <>
      {row.value && <strong className="line-clamp-2 font-strong wrap-anywhere">{describeValue(row)}</strong>}
      {row.outcome === 'answered' && row.fit === 'maybe' && <Badge kind="warn">{t('mayMatch')}</Badge>}
      {row.outcome === 'answered' && row.fit === 'no' && <Badge>{t('otherValue')}</Badge>}
    </>
  );
}
