import { type PosterOptions, spreadPage } from '@sheaf/pdf-core/options';
import type { PageSize } from '../shared/page/page-geometry.ts';

interface SheetsOverlayProps {
  page: PageSize;
  options: PosterOptions;
}

/** The edges of the sheets that a page is spread over, whose overlaps both neighbors show. */
export function SheetsOverlay({ page, options }: SheetsOverlayProps) {
  const { scale, x, y, window, corners } = spreadPage(page, options);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {corners.map(({ left, bottom }) => (
        <rect
          key={`${left} ${bottom}`}
          x={(left - x) / scale}
          y={page.height - (bottom - y + window.height) / scale}
          width={window.width / scale}
          height={window.height / scale}
          vectorEffect="non-scaling-stroke"
          className="fill-page-accent/5 stroke-page-accent"
          strokeDasharray="4 3"
        />
      ))}
    </svg>
  );
}
