import '../stage/pdf.css';
import { useCallback } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { RailPlace } from '../document/opening.tsx';
import { isRailWanted } from './rail-wish.ts';
import { placeSheet } from './use-first-sheet.ts';

/** Instead of a spinner, while the viewer is on its way. */
export function FirstSheet({ sheet, isLong }: { sheet: HTMLElement; isLong: boolean }) {
  return (
    <>
      {isRailWanted() && <RailPlace />}
      <div
        // The viewer's bar beside a document of many pages takes room.
        className={classes('pointer-events-none absolute inset-0', isLong && 'overflow-y-scroll')}
      >
        {/* The bar alone: there is nothing to scroll, by keys or otherwise. */}
        <div className="relative h-full overflow-hidden">
          <PlacedSheet sheet={sheet} />
        </div>
      </div>
    </>
  );
}

/** Over the place of the page, in what the pages scroll in. */
export function PlacedSheet({ sheet }: { sheet: HTMLElement }) {
  const put = useCallback(
    (host: HTMLElement | null) => {
      if (!host?.parentElement) return;
      host.append(sheet);
      return placeSheet(sheet, host.parentElement);
    },
    [sheet],
  );
  return <div ref={put} className="pointer-events-none absolute inset-x-0 top-0 z-10" />;
}
