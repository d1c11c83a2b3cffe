import { type DragEvent, useState } from 'react';
import { isItemDrag } from './drag-items.ts';

/** For whatever stands for a folder: takes what is dragged from the list; files from outside are the page's, by `data-drop-folder`. */
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
