import type { ReactNode } from 'react';
import { classes } from '../../../../lib/page/classes.ts';
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
    <ol
      className={classes(
        'grid grid-cols-[minmax(0,540px)] justify-center gap-4 rounded-10 border border-line bg-sunken p-4',
        className,
      )}
    >
      {sheets.map((sheet, index) => (
        <li key={index} className="flex flex-col gap-1.5">
          <div
            className="w-full self-center"
            style={isToScale ? { width: `${(sheet.size.width / widest) * 100}%` } : undefined}
          >
            <Paper {...sheet} />
          </div>
          <span className="text-center text-12 text-ink-soft tabular-nums">{sheet.caption ?? index + 1}</span>
        </li>
      ))}
    </ol>
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
