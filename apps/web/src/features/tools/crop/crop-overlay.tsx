import type { PageSize } from '../shared/page/page-geometry.ts';

interface CropOverlayProps {
  page: PageSize;
  /** Points that are cut off each side of the page as it is seen. */
  margins: { top: number; right: number; bottom: number; left: number };
}

/** Dims the area that is cut off. */
export function CropOverlay({ page, margins: { top, right, bottom, left } }: CropOverlayProps) {
  const width = Math.max(0, page.width - left - right);
  const height = Math.max(0, page.height - top - bottom);
  const isWhole = width === page.width && height === page.height;
  return (
    !isWhole && (
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${page.width} ${page.height}`}
        className="absolute inset-0 size-full"
      >
        <path
          d={`M0 0H${page.width}V${page.height}H0ZM${left} ${top}v${height}h${width}v${-height}Z`}
          className="fill-page-ink/35"
        />
        <rect
          x={left}
          y={top}
          width={width}
          height={height}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-page-accent"
          strokeDasharray="4 3"
        />
      </svg>
    )
  );
}
