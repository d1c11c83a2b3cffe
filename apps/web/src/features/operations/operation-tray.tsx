import { Check, CircleAlert, X } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { OperationProgress } from './operation-progress.tsx';
import { operationsMessages } from './operations.messages.ts';
import { type RunningOperation, dismissOperation, useOperations } from './operations-store.ts';

/** By the action's name, as the history words it. */
export type ActionWords = Record<string, string>;

interface OperationTrayProps {
  words: ActionWords;
  /** Where a file is looked at. */
  pathTo: (fileId: string) => string;
}

/** Work goes on here while the member goes on working. What a page shows for itself is not shown twice. */
export function OperationTray({ words, pathTo }: OperationTrayProps) {
  const t = useMessages(operationsMessages);
  const { operations, watched } = useOperations();
  const shown = operations.filter(({ id, status }) => id !== watched && status !== 'cancelled');
  if (shown.length === 0) return null;
  return (
    <aside
      aria-label={t('tray')}
      className="max-h-[50vh] animate-rise divide-y divide-line overflow-y-auto rounded-10 border bg-raised shadow-floating dark:border-transparent"
    >
      {shown.map((operation) => (
        <div key={operation.id} className="px-4 py-3">
          {operation.status === 'running' ? (
            <OperationProgress operation={operation} name={operation.title} />
          ) : (
            <Ended operation={operation} word={words[operation.action] ?? operation.action} pathTo={pathTo} />
          )}
        </div>
      ))}
    </aside>
  );
}

interface EndedProps {
  operation: RunningOperation;
  word: string;
  pathTo: (fileId: string) => string;
}

function Ended({ operation: { id, title, status, file, error }, word, pathTo }: EndedProps) {
  const t = useMessages(operationsMessages);
  const errorTexts = useTranslated(errorWords);
  return (
    <output className="flex items-start gap-2.5 text-13">
      {status === 'failed' ? (
        <CircleAlert aria-label={t('failed')} className="mt-0.5 text-danger" />
      ) : (
        <Check aria-label={t('done')} className="mt-0.5 text-accent" />
      )}
      <p className="min-w-0 flex-1">
        <strong className="block truncate font-bold">{file?.filename ?? title}</strong>
        <span className="text-ink-soft">{error ? describeError(error, errorTexts) : word}</span>
      </p>
      {file && (
        <TextLink alone to={pathTo(file.id)} onClick={() => dismissOperation(id)}>
          {t('show')}
        </TextLink>
      )}
      <IconButton
        size="small"
        className="-mt-1 -mr-1.5"
        name={t('dismiss', { what: file?.filename ?? title })}
        onClick={() => dismissOperation(id)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </output>
  );
}
