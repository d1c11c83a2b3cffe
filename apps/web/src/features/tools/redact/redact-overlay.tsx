import type { Box, PageSize } from '../shared/page/page-geometry.ts';

interface RedactOverlayProps {
  page: PageSize;
  boxes: Box[];
  color: string;
}

/** What will be removed is seen through the box until it is. */
export function RedactOverlay({ page, boxes, color }: RedactOverlayProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {boxes.map((box, index) => (
        <rect
          key={index}
          x={box.x}
          y={page.height - box.y - box.height}
          width={box.width}
          height={box.height}
          vectorEffect="non-scaling-stroke"
          fill={color}
          fillOpacity={0.45}
          className="stroke-page-accent"
        />
      ))}
    </svg>
  );
}
