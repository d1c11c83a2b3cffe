import type { DragEvent } from 'react';
import { ItemMenu } from '../../features/files/item-menu.tsx';
import { type Item, itemName } from '../../features/files/item.ts';
import { NameEditor } from '../../features/files/name-editor.tsx';
import { assistantPath, previewPath } from '../../features/files/preview-path.ts';
import { markDrag } from '../../features/folders/drag-items.ts';
import type { Contents } from './contents.ts';

/** The parts that an item has in the grid and in the table alike. */
export function itemParts(contents: Contents, item: Item) {
  const name = itemName(item);
  const file = item.kind === 'file' ? item.file : null;
  return {
    isSelected: contents.selection.has(item.id),
    onDragStart(event: DragEvent) {
      markDrag(event.dataTransfer, name);
      contents.onDragItem(item);
    },
    menu: (
      <ItemMenu
        name={name}
        preview={file ? previewPath(file.id) : undefined}
        assistant={file ? assistantPath(file.id) : undefined}
        onDownload={() => contents.onDownload(item)}
        onRename={() => contents.onRename(item)}
        onMove={() => contents.onMove(item)}
        onTags={file ? () => contents.onTags(file) : undefined}
        onDelete={() => contents.onDelete(item)}
      />
    ),
    nameEditor:
      contents.renaming === item.id ? (
        <NameEditor
          name={name}
          hasEnding={item.kind === 'file'}
          onSave={(next) => contents.onRenamed(item, next)}
          onCancel={() => contents.onRenamed(item, null)}
        />
      ) : undefined,
  };
}
