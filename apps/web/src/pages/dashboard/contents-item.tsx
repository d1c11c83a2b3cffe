import type { DragEvent } from 'react';
import { ItemMenu } from '../../features/files/item-menu.tsx';
import { type Item, itemName } from '../../features/files/item.ts';
import { NameEditor } from '../../features/files/name-editor.tsx';
import { askFolderPath, assistantPath, previewPath } from '../../features/files/preview-path.ts';
import { markDrag } from '../../features/folders/drag-items.ts';
import type { Contents, ItemHandlers } from './contents.ts';

/** All that a card or a row is drawn of: what stays the same from one drawing to the next is not drawn anew. */
export interface ItemState {
  /** Its place among all items. */
  index: number;
  isSelected: boolean;
  isRenaming: boolean;
  does: ItemHandlers;
}

export function itemState({ selection, renaming, does }: Contents, id: string, index: number): ItemState {
  return { index, isSelected: selection.has(id), isRenaming: renaming === id, does };
}

/** The parts that an item has in the grid and in the table alike. */
export function itemParts(item: Item, { index, isSelected, isRenaming, does }: ItemState) {
  const name = itemName(item);
  const file = item.kind === 'file' ? item.file : null;
  return {
    isSelected,
    onToggle: (withRange: boolean) => does.toggle(index, withRange),
    onDragStart(event: DragEvent) {
      markDrag(event.dataTransfer, name);
      does.dragItem(item);
    },
    menu: (
      <ItemMenu
        name={name}
        preview={file ? previewPath(file.id) : undefined}
        assistant={file ? assistantPath(file.id) : undefined}
        askFolder={file ? undefined : askFolderPath(item.id)}
        onDownload={() => does.download(item)}
        onRename={() => does.rename(item)}
        onMove={() => does.move(item)}
        onTags={file ? () => does.editTags(file) : undefined}
        onDelete={() => does.remove(item)}
      />
    ),
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
