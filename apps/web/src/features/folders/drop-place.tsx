import { type ReactNode, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { isItemDrag } from './drag-items.ts';

interface DropPlaceProps {
  /** Null is the root. */
  folderId: string | null;
  onDropItems: (folderId: string | null) => void;
  isOff?: boolean;
  className?: string;
  children: ReactNode;
}

/** A folder, wherever it is shown: what is dragged from the list can be dropped on it. The move dialog does the same by keyboard. */
export function DropPlace({ folderId, onDropItems, isOff = false, className, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      data-drop-folder={isOff ? undefined : (folderId ?? '')}
      onDragOver={(event) => {
        if (isOff || !isItemDrag(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (isOff || !isItemDrag(event.dataTransfer)) return;
        event.preventDefault();
        onDropItems(folderId);
      }}
      className={classes(
        'rounded-10 data-drop-over:bg-accent-soft data-drop-over:outline-2 data-drop-over:outline-accent',
        isOver && 'bg-accent-soft outline-2 outline-accent',
        className,
      )}
    >
      {children}
    </div>
  );
}
