import {
  Download,
  Ellipsis,
  Eye,
  FolderInput,
  History,
  MessageSquareText,
  PencilLine,
  Search,
  Tag,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem, MenuLink, MenuSeparator } from '../../components/menu.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';

/** The actions of a menu; absent ones are not shown. */
export interface ItemEntriesProps {
  /** Opens the palette, where no bar has a button for it. */
  onPalette?: (() => void) | null;
  /** Where it is looked at. */
  preview?: string | undefined;
  /** Where it is looked at with the assistant. */
  assistant?: string | undefined;
  /** Where all that lies in it is asked. */
  askFolder?: string | undefined;
  /** The entries of tools that take it. */
  tools?: ReactNode;
  onDownload?: (() => void) | undefined;
  onRename?: (() => void) | undefined;
  /** The key that does the same. */
  renameKey?: string;
  onMove?: (() => void) | undefined;
  onTags?: (() => void) | undefined;
  onVersions?: (() => void) | undefined;
  onDelete: () => void;
  /** The number of items, if it is more than the one with the menu. */
  count?: number;
}

interface ItemMenuProps {
  name: string;
  /** Three dots by default. */
  icon?: ReactNode;
  isTabStop?: boolean;
  /** Asked when it opens: what it is for may have changed since it was drawn. */
  entries: () => ItemEntriesProps;
}

export function ItemMenu({ name, icon, isTabStop = true, entries }: ItemMenuProps) {
  const t = useMessages(filesMessages);
  return (
    <RowMenu
      name={t('more', { name })}
      icon={icon ?? <Ellipsis aria-hidden="true" />}
      isTabStop={isTabStop}
      className="-mr-1 desktop:size-6! desktop:rounded-[5px]"
    >
      {() => <ItemEntries {...entries()} />}
    </RowMenu>
  );
}

export function ItemEntries(props: ItemEntriesProps) {
  const {
    onPalette,
    preview,
    assistant,
    askFolder,
    tools,
    onDownload,
    onRename,
    renameKey,
    onMove,
    onTags,
    onVersions,
    onDelete,
    count,
  } = props;
  const t = useMessages(filesMessages);
  const isSeveral = count !== undefined && count > 1;
  return (
    <>
      {isSeveral && (
        <p className="px-2 py-1.5 text-12 text-ink-faint tabular-nums">{t('selected', { count })}</p>
      )}
      {onPalette && (
        <>
          <MenuItem icon={<Search />} keys="Ctrl K" onSelect={onPalette}>
            {t('palette')}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {preview && (
        <MenuLink to={preview} icon={<Eye />}>
          {t('preview')}
        </MenuLink>
      )}
      {assistant && (
        <MenuLink to={assistant} icon={<MessageSquareText />}>
          {t('assistant')}
        </MenuLink>
      )}
      {askFolder && (
        <MenuLink to={askFolder} icon={<MessageSquareText />}>
          {t('askFolder')}
        </MenuLink>
      )}
      {onDownload && (
        <MenuItem icon={<Download />} onSelect={onDownload}>
          {t('download')}
        </MenuItem>
      )}
      {onRename && (
        <MenuItem icon={<PencilLine />} keys={renameKey} onSelect={onRename}>
          {t('rename')}
        </MenuItem>
      )}
      {onMove && (
        <MenuItem icon={<FolderInput />} onSelect={onMove}>
          {t('move')}
        </MenuItem>
      )}
      {onTags && (
        <MenuItem icon={<Tag />} onSelect={onTags}>
          {t('tags')}
        </MenuItem>
      )}
      {onVersions && (
        <MenuItem icon={<History />} onSelect={onVersions}>
          {t('versions')}
        </MenuItem>
      )}
      {tools && (
        <>
          <MenuSeparator />
          {tools}
        </>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
        {isSeveral ? t('deleteCount', { count }) : t('remove')}
      </MenuItem>
    </>
  );
}
