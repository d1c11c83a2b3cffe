import { Download, Ellipsis, FolderInput, Trash2, X } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { classes } from '../../lib/page/classes.ts';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useFolding } from '../../lib/page/use-folding.ts';
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
  'max-desktop:h-12 max-desktop:min-w-11 max-desktop:flex-col max-desktop:gap-0.5 max-desktop:px-1 max-desktop:text-12';

/** What can be done with the n items: above the grid, under 900 px at the bottom edge in two rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { items, isAll, tools, onSelectAll, onDownload, onMove, onDelete, onClear } = props;
  const t = useMessages(filesMessages);
  const row = useRef<HTMLDivElement>(null);
  const folded = useFolding(row);
  const { files } = splitItems(items);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const actions = [
    { id: 'move', label: t('move'), Icon: FolderInput, onClick: onMove },
    { id: 'download', label: t('download'), Icon: Download, onClick: onDownload },
  ];
  return (
    <div
      role="toolbar"
      data-selection
      aria-label={t('selection')}
      className="z-30 flex items-center gap-1 rounded-10 border border-accent-line bg-raised pr-2 pl-3.5 max-desktop:fixed max-desktop:inset-x-3 max-desktop:bottom-3 max-desktop:flex-wrap max-desktop:gap-0 max-desktop:pr-1 max-desktop:shadow-floating desktop:h-11 desktop:shadow-raised"
    >
      <Checkbox
        aria-label={t('selectAll')}
        checked={isAll ? true : 'indeterminate'}
        onClick={isAll ? onClear : onSelectAll}
      />
      <p className="ml-2 shrink-0 text-13 whitespace-nowrap tabular-nums" aria-live="polite">
        <strong className="font-bold">{t('selected', { count: items.length })}</strong>
        {bytes > 0 && <span className="ml-2 text-ink-soft">{formatBytes(bytes)}</span>}
      </p>
      <span className="mx-1 h-5 w-px shrink-0 bg-line-strong max-desktop:hidden" />
      <div className="flex min-w-0 flex-1 items-center max-desktop:order-last max-desktop:w-full max-desktop:flex-none max-desktop:pb-1">
        <div
          ref={row}
          className="relative flex min-w-0 flex-1 items-center *:shrink-0 max-desktop:justify-around desktop:gap-1 [&>[data-folded]]:invisible [&>[data-folded]]:absolute"
        >
          {tools}
          {actions.map(({ id, label, Icon, onClick }, at) => (
            <BarButton
              key={id}
              label={label}
              icon={<Icon aria-hidden="true" />}
              onClick={onClick}
              data-folds={20 - at}
              data-kept-as={id}
            />
          ))}
          <Menu
            trigger={
              <Button look="bare" size="small" data-folds-more className={barButtonOnPhone}>
                <Ellipsis aria-hidden="true" />
                {t('moreOfBar')}
              </Button>
            }
          >
            {actions
              .filter(({ id }) => folded.includes(id))
              .map(({ id, label, Icon, onClick }) => (
                <MenuItem key={id} icon={<Icon aria-hidden="true" />} onSelect={onClick}>
                  {label}
                </MenuItem>
              ))}
          </Menu>
        </div>
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

interface BarButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  label: string;
  icon: ReactElement;
  danger?: boolean;
  /** The icon alone, everywhere. */
  short?: boolean;
}

function BarButton({ label, icon, danger = false, short = false, ...rest }: BarButtonProps) {
  return (
    <Button
      {...rest}
      look="bare"
      size="small"
      aria-label={label}
      title={short ? label : undefined}
      className={classes(
        'shrink-0',
        short ? 'max-desktop:ml-auto max-desktop:size-11 max-desktop:px-0' : barButtonOnPhone,
        danger && 'text-danger-ink!',
      )}
    >
      {icon}
      {!short && label}
    </Button>
  );
}
