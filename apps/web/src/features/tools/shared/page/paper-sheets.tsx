import type { ReactNode } from 'react';
import { PageList } from './page-list.tsx';
import type { PageSize } from './page-geometry.ts';
import { useInSight } from './use-in-sight.ts';

interface PaperSheet {
  size: PageSize;
  /** What is on it, placed by shares of it. */
  render: () => ReactNode;
  /** Instead of its number. */
  caption?: ReactNode;
}

interface PaperSheetsProps {
  sheets: PaperSheet[];
  className?: string;
  /** Smaller paper is shown smaller. */
  isToScale?: boolean;
}

/** Sheets as they will be made, so large that they can be read, each drawn once it is near the window. */
export function PaperSheets({ sheets, className, isToScale }: PaperSheetsProps) {
  const widest = Math.max(...sheets.map(({ size }) => size.width));
  return (
    <PageList
      isLarge
      className={className}
      count={sheets.length}
      renderPage={(index) => (
        <SeenSheet sheet={sheets[index]!} number={index + 1} widest={isToScale ? widest : undefined} />
      )}
    />
  );
}

interface SeenSheetProps {
  sheet: PaperSheet;
  number: number;
  /** The width of the widest, where they are shown to scale. */
  widest: number | undefined;
}

function SeenSheet({ sheet, number, widest }: SeenSheetProps) {
  const { size, render, caption = number } = sheet;
  return (
    <>
      <div
        className="w-full self-center"
        style={widest ? { width: `${(size.width / widest) * 100}%` } : undefined}
      >
        <Paper size={size} render={render} />
      </div>
      <span className="text-center text-12 text-ink-soft tabular-nums">{caption}</span>
    </>
  );
}

function Paper({ size: { width, height }, render }: PaperSheet) {
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className="@container relative overflow-hidden bg-page text-page-ink scheme-light shadow-page"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isInSight && render()}
    </div>
  );
}
