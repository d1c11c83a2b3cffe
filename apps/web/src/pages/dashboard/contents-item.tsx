import type { DragEvent } from 'react';
import { ItemMenu, type ItemEntriesProps } from '../../features/files/item-menu.tsx';
import { type Item, itemName, splitItems } from '../../features/files/item.ts';
import { NameEditor } from '../../features/files/name-editor.tsx';
import { askFolderPath, assistantPath, previewPath } from '../../features/files/preview-path.ts';
import { markDrag } from '../../features/folders/drag-items.ts';
import type { Contents, ItemHandlers } from './contents.ts';
import { toolEntries } from './file-tools.tsx';

/** All that a card or a row is drawn of: what stays the same from one drawing to the next is not drawn anew. */
export interface ItemState {
  /** Its place among all items. */
  index: number;
  isSelected: boolean;
  isRenaming: boolean;
  /** Tab comes to this one; the arrow keys go on from it. */
  isTabStop: boolean;
  does: ItemHandlers;
}

export function itemState(contents: Contents, id: string, index: number, stop: number): ItemState {
  const { selection, renaming, does } = contents;
  return {
    index,
    isSelected: selection.has(id),
    isRenaming: renaming === id,
    isTabStop: index === stop,
    does,
  };
}

/** Where Tab comes to: the place last focused, or the first in sight once that one is scrolled away. Folders stay drawn. */
export function stopIn(stop: number, folders: number, first: number, end: number): number {
  return stop < folders || (stop >= first && stop < end) ? stop : first;
}

/** The parts that an item has in the grid and in the table alike. */
export function itemParts(item: Item, { index, isSelected, isRenaming, isTabStop, does }: ItemState) {
  const name = itemName(item);
  return {
    isSelected,
    isTabStop,
    onToggle: (withRange: boolean) => does.toggle(index, withRange),
    onFocus: () => does.focus(index),
    onDragStart(event: DragEvent) {
      markDrag(event.dataTransfer, name);
      does.dragItem(item);
    },
    menu: <ItemMenu name={name} isTabStop={isTabStop} entries={() => entriesOf(item, does)} />,
    nameEditor: isRenaming ? (
      <NameEditor
        name={name}
        hasEnding={item.kind === 'file'}
        onSave={(next) => does.renamed(item, next)}
        onCancel={() => does.renamed(item, null)}
      />
    ) : undefined,
  };
}

/** Of an item of the selection the menu is for all that is selected. */
function entriesOf(item: Item, does: ItemHandlers): ItemEntriesProps {
  const items = does.along(item);
  const { files, folders } = splitItems(items);
  const all: ItemEntriesProps = {
    count: items.length,
    tools: folders.length === 0 ? toolEntries(files, items.length === 1) : undefined,
    renameKey: 'F2',
    onDownload: () => does.download(items),
    onMove: () => does.move(items),
    onDelete: () => does.remove(items),
  };
  if (items.length > 1) return all;
  if (item.kind === 'folder')
    return { ...all, askFolder: askFolderPath(item.id), onRename: () => does.rename(item) };
  return {
    ...all,
    preview: previewPath(item.id),
    assistant: assistantPath(item.id),
    onRename: () => does.rename(item),
    onTags: () => does.editTags(item.file),
  };
}
