import type { Annotation } from '@sheaf/pdf-core/options';
import { classes } from '../../../lib/page/classes.ts';
import { boxOf } from './annotations.ts';
import { type PageSize, toDrawing } from '../shared/page/page-geometry.ts';

interface MarkDrawingProps {
  marks: Annotation[];
  page: PageSize;
}

const isHighlight = ({ type }: Annotation) => type === 'highlight';

/** The marks as they will look on the page: highlights are multiplied with what is under them. */
export function MarkDrawing({ marks, page }: MarkDrawingProps) {
  return (
    <>
      <Layer className="mix-blend-multiply" marks={marks.filter(isHighlight)} page={page} />
      <Layer marks={marks.filter((mark) => !isHighlight(mark))} page={page} />
    </>
  );
}

function Layer({ marks, page, className }: MarkDrawingProps & { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${page.width} ${page.height}`}
      className={classes('pointer-events-none absolute inset-0 size-full', className)}
    >
      <defs>
        <marker
          id="mark-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M1 1 7 4 1 7" fill="none" stroke="context-stroke" strokeWidth="1.5" />
        </marker>
      </defs>
      {marks.map((mark, index) => (
        <g key={index} opacity={mark.opacity} color={mark.color}>
          <Mark mark={mark} page={page} />
        </g>
      ))}
    </svg>
  );
}

function Mark({ mark, page }: { mark: Annotation; page: PageSize }) {
  const box = boxOf(mark);
  const top = page.height - box.y - box.height;
  const place = { x: box.x, y: top, width: box.width, height: box.height };
  switch (mark.type) {
    case 'highlight':
      return (mark.lines ?? [box]).map((line, index) => (
        <rect
          key={index}
          x={line.x}
          y={page.height - line.y - line.height}
          width={line.width}
          height={line.height}
          fill="currentColor"
        />
      ));
    case 'rectangle':
      return (
        <rect {...place} fill={mark.fill ?? 'none'} stroke="currentColor" strokeWidth={mark.lineWidth} />
      );
    case 'note':
      return (
        <g transform={`translate(${box.x} ${top})`}>
          <rect width={box.width} height={box.height} rx={3} fill="currentColor" />
          <path d="M5 7h10M5 11h10M5 15h6" className="stroke-page" strokeWidth={1.4} />
        </g>
      );
    case 'line': {
      const [from, to] = [toDrawing(mark.from, page), toDrawing(mark.to, page)];
      return (
        <line
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          stroke="currentColor"
          strokeWidth={mark.lineWidth}
          markerEnd={mark.arrow ? 'url(#mark-arrow)' : undefined}
        />
      );
    }
    case 'ink':
      return mark.strokes.map((stroke, index) => (
        <polyline
          key={index}
          points={stroke
            .map((point) => toDrawing(point, page))
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={mark.lineWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ));
    case 'stamp':
      if (mark.image) return <image {...place} href={`data:image/png;base64,${mark.image}`} />;
      return (
        <g>
          <rect {...place} rx={5} fill="none" stroke="currentColor" strokeWidth={2.5} />
          <text
            x={box.x + box.width / 2}
            y={top + box.height / 2}
            fill="currentColor"
            fontWeight={600}
            fontSize={Math.min(box.height * 0.5, (box.width * 1.5) / Math.max(4, mark.text.length))}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {mark.text}
          </text>
        </g>
      );
    case 'text':
      return (
        <foreignObject {...place} height={box.height + 200}>
          <p
            className="leading-tight wrap-anywhere whitespace-pre-wrap"
            style={{ fontSize: mark.fontSize, color: mark.color, padding: 2 }}
          >
            {mark.text}
          </p>
        </foreignObject>
      );
  }
}
