import { type Box, type PageSize } from '../shared/page/page-geometry.ts';

interface RedactOverlayProps {
  page: PageSize;
  boxes: Box[];
  /** Finds that stay in the document. */
  kept: Box[];
  /** The find that was chosen in the list. */
  current: Box[];
  color: string;
}

/** What will be removed is seen through the box until it is; what stays is framed. */
export function RedactOverlay({ page, boxes, kept, current, color }: RedactOverlayProps) {
  const place = (box: Box) => ({
    x: box.x,
    y: page.height - box.y - box.height,
    width: box.width,
    height: box.height,
    vectorEffect: 'non-scaling-stroke' as const,
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {boxes.map((box, index) => (
        <rect
          key={index}
          data-redaction="removed"
          {...place(box)}
          fill={color}
          fillOpacity={0.45}
          className="stroke-page-accent"
        />
      ))}
      {kept.map((box, index) => (
        <rect
          key={index}
          data-redaction="kept"
          {...place(box)}
          fill="none"
          strokeDasharray="4 3"
          className="stroke-page-line"
        />
      ))}
      {current.map((box, index) => (
        <rect key={index} {...place(box)} fill="none" strokeWidth={3} className="stroke-page-accent" />
      ))}
    </svg>
  );
}
