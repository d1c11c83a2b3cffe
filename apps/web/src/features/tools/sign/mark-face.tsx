import type { Mark } from './placed-marks.ts';
import { LINE_HEIGHT } from './text-mark.ts';

const SIZE = 100;

/** How a mark looks, as large as the box that it lies in. */
export function MarkFace({ mark }: { mark: Mark }) {
  if ('image' in mark)
    return (
      <img
        src={`data:image/png;base64,${mark.image}`}
        alt=""
        draggable={false}
        className="size-full object-contain select-none"
      />
    );
  const [width, height] = [SIZE * LINE_HEIGHT * mark.ratio, SIZE * LINE_HEIGHT];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="size-full fill-page-ink">
      <text
        y={height - SIZE * 0.25}
        fontSize={SIZE}
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        className="select-none"
      >
        {mark.text}
      </text>
    </svg>
  );
}
