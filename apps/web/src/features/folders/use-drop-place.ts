import { type DragEvent, useState } from 'react';
import { isItemDrag } from './drag-items.ts';

/**
 * For elements that represent a folder: accepts items dragged from the list. The page handles files from outside, by
 * `data-drop-folder`.
 */
export function useDropPlace(
  folderId: string | null,
  onDropItems: (folderId: string | null) => void,
  isOff = false,
) {
  const [isOver, setOver] = useState(false);
  const props = {
    'data-drop-folder': isOff ? undefined : (folderId ?? ''),
    onDragOver(event: DragEvent) {
      if (isOff || !isItemDrag(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (isOff || !isItemDrag(event.dataTransfer)) return;
      event.preventDefault();
      onDropItems(folderId);
    },
  };
  return { isOver, props };
}
