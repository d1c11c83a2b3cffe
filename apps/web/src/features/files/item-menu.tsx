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
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../components/menu.tsx';
import { useTexts } from '../../lib/texts.ts';
import { filesTexts } from './files.texts.ts';

interface ItemMenuProps {
  name: string;
  /** Where it is looked at. */
  preview?: string;
  /** Where it is looked at with the assistant. */
  assistant?: string;
  onDownload?: () => void;
  onRename?: () => void;
  onMove?: () => void;
  onTags?: () => void;
  onDelete: () => void;
}

export function ItemMenu({
  name,
  preview,
  assistant,
  onDownload,
  onRename,
  onMove,
  onTags,
  onDelete,
}: ItemMenuProps) {
  const texts = useTexts(filesTexts);
  const trigger = (
    <IconButton size="small" name={texts.more(name)} className="-mr-1 desk:size-6! desk:rounded-[5px]">
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} align="end">
      {preview && (
        <MenuLink to={preview} icon={<Eye />}>
          {texts.preview}
        </MenuLink>
      )}
      {assistant && (
        <MenuLink to={assistant} icon={<MessageSquareText />}>
          {texts.assistant}
        </MenuLink>
      )}
      {onDownload && (
        <MenuItem icon={<Download />} onSelect={onDownload}>
          {texts.download}
        </MenuItem>
      )}
      {onRename && (
        <MenuItem icon={<PencilLine />} keys="F2" onSelect={onRename}>
          {texts.rename}
        </MenuItem>
      )}
      {onMove && (
        <MenuItem icon={<FolderInput />} onSelect={onMove}>
          {texts.move}
        </MenuItem>
      )}
      {onTags && (
        <MenuItem icon={<Tag />} onSelect={onTags}>
          {texts.tags}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}
