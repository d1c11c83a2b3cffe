import type { ReactNode } from 'react';
import { classes } from '../../lib/page/classes.ts';
import { useDropPlace } from './use-drop-place.ts';

interface DropPlaceProps {
  /** Null is the root. */
  folderId: string | null;
  onDropItems: (folderId: string | null) => void;
  isOff?: boolean;
  className?: string;
  children: ReactNode;
}

/** A folder, wherever it is shown: what is dragged can be dropped on it. The move dialog does the same by keyboard. */
export function DropPlace({ folderId, onDropItems, isOff = false, className, children }: DropPlaceProps) {
  const { isOver, props } = useDropPlace(folderId, onDropItems, isOff);
  return (
    <div
      {...props}
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
