import type { Batch } from '@sheaf/api/features/batch/batch.schema.ts';
import { ToolsDrawing } from '../../components/drawings.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Thread } from '../../components/thread.tsx';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { BatchDetail } from './batch-detail.tsx';
import { batchMessages } from './batch.messages.ts';
import { isRunning, timeOf, useStatusWords } from './batch-status.tsx';

interface MonitorProps {
  batches: Batch[];
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  onCancel: (id: string) => void;
  onBuild: () => void;
}

/** All batches, and one of them file by file. */
export function Monitor({ batches, open, onOpen, onCancel, onBuild }: MonitorProps) {
  const t = useMessages(batchMessages);
  const words = useStatusWords();
  const shown = batches.find(({ id }) => id === open) ?? batches[0];
  if (!shown) {
    const action = (
      <Button look="primary" onClick={onBuild}>
        {t('build')}
      </Button>
    );
    return (
      <EmptyState drawing={<ToolsDrawing />} title={t('empty')} action={action}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className="desktop:grid desktop:h-full desktop:grid-cols-[280px_minmax(0,1fr)]">
      <ul
        aria-label={t('list')}
        className="flex flex-col gap-1 border-line bg-surface overflow-y-auto p-3 max-desktop:max-h-56 max-desktop:border-b desktop:border-r"
      >
        {batches.map((batch) => (
          <li key={batch.id}>
            <button
              type="button"
              aria-current={batch.id === shown.id}
              onClick={() => onOpen(batch.id)}
              className={classes(
                'w-full rounded-10 border px-3 py-2 text-left',
                batch.id === shown.id ? 'border-line-strong bg-raised' : 'border-transparent hover:bg-hover',
              )}
            >
              <span className="flex justify-between gap-2">
                <span className="truncate text-13 font-strong">{batch.name}</span>
                <span className="shrink-0 text-13 text-ink-soft tabular-nums">
                  {timeOf(batch.created_at)}
                </span>
              </span>
              <span className="block text-12 text-ink-soft tabular-nums">{words(batch)}</span>
              {isRunning(batch) && <Thread value={batch.progress} label={batch.name} className="mt-1" />}
            </button>
          </li>
        ))}
      </ul>
      <BatchDetail key={shown.id} batch={shown} onOpen={onOpen} onCancel={() => onCancel(shown.id)} />
    </div>
  );
}
