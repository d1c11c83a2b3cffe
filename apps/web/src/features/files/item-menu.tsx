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
import { useTexts } from '../../lib/texts.ts';
import { filesTexts } from './files.texts.ts';

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
  const texts = useTexts(filesTexts);
  return (
    <RowMenu
      name={texts.more(name)}
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
  const texts = useTexts(filesTexts);
  return (
    <>
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
      {askFolder && (
        <MenuLink to={askFolder} icon={<MessageSquareText />}>
          {texts.askFolder}
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
    </>
  );
}
