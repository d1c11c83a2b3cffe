import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { apiReferenceMessages } from './api-reference.messages.ts';
import type { SchemaRow } from './schema-rows.ts';

interface SchemaTableProps {
  title: string;
  rows: SchemaRow[];
  /** A response always has all its fields, so only inputs mark required ones. */
  isAnswer?: boolean;
}

export function SchemaTable({ title, rows, isAnswer = false }: SchemaTableProps) {
  const t = useMessages(apiReferenceMessages);
  return (
    <section aria-label={title}>
      <h4 className="mb-1.5 text-13 font-strong">{title}</h4>
      {rows.length === 0 ? (
        <p className="text-13 text-ink-faint">{t('empty')}</p>
      ) : (
        <div className="rounded-6 border border-line">
          <Table aria-label={title} className="max-desktop:table-fixed">
            <thead>
              <tr>
                <HeadCell>{t('field')}</HeadCell>
                <HeadCell>{t('type')}</HeadCell>
                <HeadCell className="desktop:w-full">{t('about')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <FieldRow key={row.key} row={isAnswer ? { ...row, required: false } : row} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  );
}

const indents = ['', 'pl-4', 'pl-8', 'pl-12', 'pl-16'];

function FieldRow({ row: { name, depth, type, required, bounds, about } }: { row: SchemaRow }) {
  const t = useMessages(apiReferenceMessages);
  return (
    <Row>
      <Cell className="align-top wrap-anywhere max-desktop:whitespace-normal!">
        <span className={`inline-flex min-h-10 flex-wrap items-center gap-x-2 ${indents[depth] ?? ''}`}>
          <code className="font-mono text-12">{name}</code>
          {required && <span className="text-12 text-accent-ink">{t('required')}</span>}
        </span>
      </Cell>
      <Cell className="align-top wrap-anywhere max-desktop:whitespace-normal!">
        <code className="inline-flex min-h-10 items-center font-mono text-12 text-ink-soft">{type}</code>
      </Cell>
      <Cell className="py-2.5 align-top wrap-anywhere whitespace-normal!">
        <span className="text-ink-soft">{[about, ...bounds].filter(Boolean).join(' · ')}</span>
      </Cell>
    </Row>
  );
}
