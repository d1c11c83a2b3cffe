import type { ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { filesMessages } from '../../features/files/files.messages.ts';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';

interface SelectionLineProps {
  /** Undefined: not known yet. */
  count: number | undefined;
  /** A table has a box for all of its rows in its own head. */
  isTable: boolean;
  isSelecting: boolean;
  onSelectAll: () => void;
  /** The bar of the selection. */
  children: ReactNode;
}

/**
 * The line above the items, which the bar of a selection fills: it keeps its height without one, so that the first
 * selection moves nothing and covers nothing. Under 900 px the bar is at the bottom edge.
 */
export function SelectionLine({ count, isTable, isSelecting, onSelectAll, children }: SelectionLineProps) {
  const t = useMessages(filesMessages);
  return (
    <div
      className={classes(
        'desktop:mb-2 desktop:h-11',
        isSelecting ? 'desktop:sticky desktop:top-16 desktop:z-30' : 'max-desktop:hidden',
      )}
    >
      {isSelecting ? (
        children
      ) : (
        <div className="flex h-full items-center gap-2 pl-[15px] text-13 text-ink-soft tabular-nums">
          {count !== undefined && !isTable && (
            <Checkbox aria-label={t('selectAll')} checked={false} onClick={onSelectAll} />
          )}
          {count !== undefined && <span>{t('itemCount', { count })}</span>}
        </div>
      )}
    </div>
  );
}
