import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { signMessages } from './sign.messages.ts';
import { pathOf, PEN, type Stroke } from './signature-picture.ts';

const WIDTH = 480;
const HEIGHT = 200;

export function SignaturePad({ onDraw }: { onDraw: (strokes: Stroke[]) => void }) {
  const t = useMessages(signMessages);
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const current = useRef<Stroke | null>(null);
  const pointOf = (event: React.PointerEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - frame.left) / frame.width) * WIDTH,
      y: ((event.clientY - frame.top) / frame.height) * HEIGHT,
    };
  };
  const change = (next: Stroke[]) => {
    setStrokes(next);
    onDraw(next);
  };
  return (
    <div>
      <svg
        aria-label={t('draw')}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full cursor-crosshair touch-none rounded-6 border border-edge bg-page"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          current.current = [pointOf(event)];
          setStrokes([...strokes, current.current]);
        }}
        onPointerMove={(event) => {
          if (!current.current) return;
          current.current = [...current.current, pointOf(event)];
          setStrokes([...strokes.slice(0, -1), current.current]);
        }}
        onPointerUp={() => {
          current.current = null;
          onDraw(strokes);
        }}
      >
        <line x1={24} x2={WIDTH - 24} y1={150} y2={150} className="stroke-page-line" />
        {strokes.map((stroke, index) => (
          <path
            key={index}
            d={pathOf(stroke)}
            fill="none"
            strokeWidth={PEN}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-page-ink"
          />
        ))}
      </svg>
      <div className="flex items-center justify-between pt-1">
        <p className="text-12 text-ink-faint">{t('drawHint')}</p>
        <Button look="bare" size="small" disabled={strokes.length === 0} onClick={() => change([])}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}
