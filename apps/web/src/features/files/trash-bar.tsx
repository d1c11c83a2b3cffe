import { RotateCcw, Trash2, X } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';
import { barButtonOnPhone } from './selection-bar.tsx';
import type { TrashItem } from './trash-item.ts';

interface TrashBarProps {
  items: TrashItem[];
  onRestore: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the chosen items: above the table, on a phone at the bottom edge. */
export function TrashBar({ items, onRestore, onDelete, onClear }: TrashBarProps) {
  const t = useMessages(filesMessages);
  if (items.length === 0) return null;
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  return (
    <div
      role="toolbar"
      data-selection
      aria-label={t('selection')}
      className="z-30 mb-3 flex items-center gap-1 rounded-10 border border-accent-line bg-raised pr-2 pl-3.5 max-desktop:fixed max-desktop:inset-x-3 max-desktop:bottom-3 max-desktop:mb-0 max-desktop:flex-wrap max-desktop:justify-between max-desktop:shadow-floating desktop:h-11 desktop:shadow-raised"
    >
      <p className="shrink-0 text-13 whitespace-nowrap tabular-nums desktop:mr-2" aria-live="polite">
        <strong className="font-bold">{t('selected', { count: items.length })}</strong>
        <span className="ml-2 text-ink-soft">{formatBytes(bytes)}</span>
      </p>
      <span className="flex max-desktop:order-last max-desktop:w-full max-desktop:justify-around max-desktop:pb-1">
        <Button look="bare" size="small" className={barButtonOnPhone} onClick={onRestore}>
          <RotateCcw aria-hidden="true" />
          {t('trash.restore')}
        </Button>
        <Button
          look="bare"
          size="small"
          className={`${barButtonOnPhone} text-danger-ink!`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
          {t('trash.forever')}
        </Button>
      </span>
      <Button
        look="bare"
        size="small"
        aria-label={t('clearSelection')}
        title={t('clearSelection')}
        className="max-desktop:size-11 max-desktop:px-0 desktop:ml-auto"
        onClick={onClear}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
