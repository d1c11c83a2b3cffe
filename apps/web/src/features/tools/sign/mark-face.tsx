import { MARK_LINE_HEIGHT } from '@sheaf/pdf-core/tools/sign/mark-line.options.ts';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Mark } from './placed-marks.ts';
import { signMessages } from './sign.messages.ts';

const SIZE = 100;

/** How a mark looks, as large as the box that it lies in. */
export function MarkFace({ mark }: { mark: Mark }) {
  const t = useMessages(signMessages);
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
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="size-full fill-page-ink">
      <text
        y={height - SIZE * 0.25}
        fontSize={SIZE}
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        className={classes('select-none', !mark.text && 'opacity-45')}
      >
        {mark.text || t('sampleText')}
      </text>
    </svg>
  );
}
