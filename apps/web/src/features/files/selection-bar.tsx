import { Download, FolderInput, Trash2, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { classes } from '../../lib/page/classes.ts';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';
import { type Item, splitItems } from './item.ts';

interface SelectionBarProps {
  items: Item[];
  /** Everything that lies here is chosen. */
  isAll: boolean;
  /** The tools that take what is chosen. */
  tools: ReactNode;
  onSelectAll: () => void;
  onDownload: () => void;
  onMove: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** An icon with its word below, as wide as the word asks for. */
export const barButtonOnPhone =
  'max-desktop:h-12 max-desktop:min-w-11 max-desktop:flex-auto max-desktop:flex-col max-desktop:gap-0.5 max-desktop:px-1 max-desktop:text-12';

/** What can be done with the n items: above the grid, under 900 px at the bottom edge in two rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { items, isAll, tools, onSelectAll, onDownload, onMove, onDelete, onClear } = props;
  const t = useMessages(filesMessages);
  const { files } = splitItems(items);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div
      role="toolbar"
      data-selection
      aria-label={t('selection')}
      className="z-30 flex items-center gap-1 rounded-10 border border-accent-line bg-raised pr-2 pl-3.5 max-desktop:fixed max-desktop:inset-x-3 max-desktop:bottom-3 max-desktop:flex-wrap max-desktop:gap-0 max-desktop:pr-1 max-desktop:shadow-floating desktop:absolute desktop:inset-x-0 desktop:-top-2 desktop:h-11 desktop:shadow-raised"
    >
      <Checkbox
        aria-label={t('selectAll')}
        checked={isAll ? true : 'indeterminate'}
        onClick={isAll ? onClear : onSelectAll}
      />
      <p className="ml-2 min-w-0 truncate text-13 tabular-nums" aria-live="polite">
        <strong className="font-bold">{t('selected', { count: items.length })}</strong>
        {bytes > 0 && <span className="ml-2 text-ink-soft max-desktop:hidden">{formatBytes(bytes)}</span>}
      </p>
      <span className="mx-2 h-5 w-px bg-line-strong max-desktop:hidden" />
      <div className="contents max-desktop:order-last max-desktop:flex max-desktop:w-full max-desktop:pb-1">
        {tools}
        <BarButton label={t('move')} icon={<FolderInput aria-hidden="true" />} onClick={onMove} />
        <BarButton label={t('download')} icon={<Download aria-hidden="true" />} onClick={onDownload} />
        <span className="ml-auto max-desktop:hidden" />
        <BarButton
          danger
          label={t('deleteCount', { count: items.length })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
        />
      </div>
      <BarButton short label={t('clearSelection')} icon={<X aria-hidden="true" />} onClick={onClear} />
    </div>
  );
}

interface BarButtonProps {
  label: string;
  icon: ReactElement;
  danger?: boolean;
  /** The icon alone, everywhere. */
  short?: boolean;
  onClick: () => void;
}

function BarButton({ label, icon, danger = false, short = false, onClick }: BarButtonProps) {
  return (
    <Button
      look="bare"
      size="small"
      aria-label={label}
      title={short ? label : undefined}
      onClick={onClick}
      className={classes(
        short ? 'max-desktop:ml-auto max-desktop:size-11 max-desktop:px-0' : barButtonOnPhone,
        danger && 'text-danger-ink!',
      )}
    >
      {icon}
      {!short && label}
    </Button>
  );
}
