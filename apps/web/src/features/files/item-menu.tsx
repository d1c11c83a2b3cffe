import {
  Download,
  Ellipsis,
  Eye,
  FolderInput,
  MessageSquareText,
  PencilLine,
  Tag,
  Trash2,
} from 'lucide-react';
import { MenuItem, MenuLink, MenuSeparator } from '../../components/menu.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useMessages } from '../../lib/messages.ts';
import { filesMessages } from './files.messages.ts';

interface ItemMenuProps {
  name: string;
  /** Where it is looked at. */
  preview?: string;
  /** Where it is looked at with the assistant. */
  assistant?: string;
  /** Where all that lies in it is asked. */
  askFolder?: string;
  onDownload?: () => void;
  onRename?: () => void;
  onMove?: () => void;
  onTags?: () => void;
  onDelete: () => void;
}

export function ItemMenu({ name, ...entries }: ItemMenuProps) {
  const t = useMessages(filesMessages);
  return (
    <RowMenu
      name={t('more', { name })}
      icon={<Ellipsis aria-hidden="true" />}
      className="-mr-1 desk:size-6! desk:rounded-[5px]"
    >
      {() => <ItemEntries {...entries} />}
    </RowMenu>
  );
}

function ItemEntries({
  preview,
  assistant,
  askFolder,
  onDownload,
  onRename,
  onMove,
  onTags,
  onDelete,
}: Omit<ItemMenuProps, 'name'>) {
  const t = useMessages(filesMessages);
  return (
    <>
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
        <MenuItem icon={<PencilLine />} keys="F2" onSelect={onRename}>
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
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
        {t('remove')}
      </MenuItem>
    </>
  );
}
