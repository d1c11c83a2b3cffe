import { MARK_LINE_HEIGHT } from '@sheaf/pdf-core/tools/sign/mark-line.options.ts';
import type { Mark } from './placed-marks.ts';

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
  const [width, height] = [SIZE * MARK_LINE_HEIGHT * mark.ratio, SIZE * MARK_LINE_HEIGHT];
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
