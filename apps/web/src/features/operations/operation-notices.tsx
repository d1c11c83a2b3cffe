import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { Check, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '../../lib/page/classes.ts';
import { formatAgo } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { errorWords, describeKept } from '../../lib/messages/describe-error.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import type { ActionWords } from './operation-tray.tsx';
import { operationsMessages } from './operations.messages.ts';

interface OperationNoticesProps {
  operations: Operation[];
  words: ActionWords;
  pathTo: (fileId: string) => string;
  onFollow: () => void;
}

/** What ended, newest first; a knot marks what is new. */
export function OperationNotices({ operations, words, pathTo, onFollow }: OperationNoticesProps) {
  const t = useMessages(operationsMessages);
  return (
    <ul aria-label={t('notices')} className="max-h-[50vh] overflow-y-auto">
      {operations.map((operation) => {
        const { id, status, file_id, created_at, seen_at } = operation;
        const row = (
          <Row operation={operation} word={words[operation.action] ?? operation.action}>
            {formatAgo(operation.finished_at ?? created_at)}
          </Row>
        );
        const look = classes(
          'relative flex items-start gap-2.5 rounded-6 py-2 pr-2 pl-4 text-13',
          seen_at === null &&
            'before:absolute before:top-[15px] before:left-1 before:size-1.5 before:rounded-full before:bg-accent',
        );
        return (
          <li key={id}>
            {status === 'done' && file_id ? (
              <Link to={pathTo(file_id)} onClick={onFollow} className={classes(look, 'hover:bg-hover')}>
                {row}
              </Link>
            ) : (
              <div className={look}>{row}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Row({ operation, word, children }: { operation: Operation; word: string; children: string }) {
  const t = useMessages(operationsMessages);
  const errorTexts = useTranslated(errorWords);
  const { status, files, outputs, error } = operation;
  return (
    <>
      {status === 'failed' ? (
        <CircleAlert aria-label={t('failed')} className="mt-0.5 text-danger" />
      ) : (
        <Check aria-label={t('done')} className="mt-0.5 text-accent" />
      )}
      <span className="min-w-0 flex-1">
        <strong className="block truncate font-strong">
          {outputs[0]?.filename ?? files?.filename ?? t('noFile')}
        </strong>
        <span className="block text-12 text-ink-soft">
          {word} · {children}
        </span>
        {error && <span className="block text-12 text-danger-ink">{describeKept(error, errorTexts)}</span>}
      </span>
    </>
  );
}
