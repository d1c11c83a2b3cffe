import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../components/checkbox.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Cell, Row } from '../../components/table.tsx';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { SmallSheet } from './file-sheet.tsx';
import { filesMessages } from './files.messages.ts';
import { formatWhen } from './format-when.ts';
import { placePath } from './manager-place.ts';
import type { TrashItem } from './trash-item.ts';

const wideOnly = 'max-desktop:hidden';

interface TrashRowProps {
  item: TrashItem;
  /** Of a folder. */
  icon: ReactNode;
  isSelected: boolean;
  onToggle: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

export function TrashRow({ item, icon, isSelected, onToggle, onRestore, onDelete }: TrashRowProps) {
  const t = useMessages(filesMessages);
  const { name, size, at } = item;
  const location = [t('trash.home'), ...item.path].join(' / ');
  const inside =
    item.kind === 'folder'
      ? [
          t('fileCount', { count: item.folder.fileCount }),
          ...(item.folder.folderCount > 0
            ? [t('trash.folderCount', { count: item.folder.folderCount })]
            : []),
        ].join(', ')
      : null;
  return (
    <Row selected={isSelected}>
      <Cell>
        <Checkbox aria-label={t('select', { name })} checked={isSelected} onClick={onToggle} />
      </Cell>
      <Cell className="max-desktop:h-24 max-desktop:pl-0">
        <span className="flex items-center gap-2.5">
          <span className="grid w-6 shrink-0 place-items-center">
            {item.kind === 'file' ? <SmallSheet type={item.file.type} /> : icon}
          </span>
          <span className="min-w-0 flex-1 desktop:flex desktop:items-baseline desktop:gap-3">
            <span className="block truncate font-strong" title={name}>
              {item.kind === 'folder' ? (
                <Link
                  to={placePath({ view: 'trash', folderId: item.id })}
                  className="underline-offset-2 hover:underline"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            {inside && (
              <span className={`shrink-0 text-12 text-ink-soft tabular-nums ${wideOnly}`}>{inside}</span>
            )}
            <span className="block truncate text-12 text-ink-soft tabular-nums desktop:hidden">
              {t('trash.deletedOn', { day: formatWhen(at) })}
            </span>
            <span className="block truncate text-12 text-ink-soft tabular-nums desktop:hidden">
              {[formatBytes(size), ...(inside ? [inside] : [])].join(' · ')}
            </span>
            <span className="block truncate text-12 text-ink-soft desktop:hidden">{location}</span>
          </span>
        </span>
      </Cell>
      <Cell className={wideOnly}>
        <span className="block truncate" title={location}>
          {location}
        </span>
      </Cell>
      <Cell numeric className={wideOnly}>
        {formatBytes(size)}
      </Cell>
      <Cell className={`${wideOnly} tabular-nums`}>{formatWhen(at)}</Cell>
      <Cell className="text-right max-desktop:px-2!">
        <span className="inline-flex">
          <IconButton size="small" name={t('trash.restoreNamed', { name })} onClick={onRestore}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
          <IconButton size="small" name={t('trash.foreverNamed', { name })} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </Cell>
    </Row>
  );
}
