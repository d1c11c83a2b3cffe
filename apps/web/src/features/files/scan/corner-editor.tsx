import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { type Point, type Quad, isConvex, mapQuad } from './image/quad.ts';
import { scanMessages } from './scan.messages.ts';

interface CornerEditorProps {
  url: string;
  /** Width over height of the photo. */
  ratio: number;
  corners: Quad;
  onCorners: (corners: Quad) => void;
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Of the picture; with Shift ten times as far. */
const STEP = 0.002;

/** The photo with the outline of its page: each corner is dragged, or moved by the arrow keys. */
export function CornerEditor({ url, ratio, corners, onCorners }: CornerEditorProps) {
  const t = useMessages(scanMessages);
  const frame = useRef<HTMLDivElement>(null);
  // While it is dragged: the page is made anew when the corner is let go.
  const [dragged, setDragged] = useState<Quad | null>(null);
  const shown = dragged ?? corners;

  const moved = (from: Quad, index: number, to: Point): Quad => {
    const next = mapQuad(from, (corner, at) => (at === index ? { x: clamp(to.x), y: clamp(to.y) } : corner));
    return isConvex(next) ? next : from;
  };

  function startDrag(event: PointerEvent<HTMLButtonElement>, index: number): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const handle = event.currentTarget;
    const start = corners[index]!;
    const [startX, startY] = [event.clientX, event.clientY];
    let latest = corners;
    handle.setPointerCapture(event.pointerId);
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const to = {
        x: start.x + (clientX - startX) / box.width,
        y: start.y + (clientY - startY) / box.height,
      };
      latest = moved(latest, index, to);
      setDragged(latest);
    };
    const onEnd = () => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('lostpointercapture', onEnd);
      setDragged(null);
      if (latest !== corners) onCorners(latest);
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('lostpointercapture', onEnd);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const far = STEP * (event.shiftKey ? 10 : 1);
    const { x, y } = corners[index]!;
    // As far to the side as up and down, whatever the shape of the photo.
    onCorners(
      moved(corners, index, {
        x: x + (step.x * far) / Math.max(1, ratio),
        y: y + step.y * far * Math.min(1, ratio),
      }),
    );
  }

  const outline = shown.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');
  return (
    <div className="relative grid size-full min-h-0 place-items-center">
      <div
        ref={frame}
        style={{ aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})` }}
        className="relative select-none"
      >
        <img src={url} alt={t('photo')} draggable={false} className="size-full rounded-4" />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <path
            d={`M0,0H100V100H0Z M${outline.replaceAll(' ', 'L')}Z`}
            fillRule="evenodd"
            className="fill-scrim"
          />
          <polygon
            points={outline}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-page-accent stroke-2"
          />
        </svg>
        {shown.map(({ x, y }, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a corner is its place
            key={index}
            type="button"
            aria-label={t('corner', { number: index + 1 })}
            title={t('cornerHint')}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onPointerDown={(event) => startDrag(event, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="group absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
          >
            <span className="size-5 rounded-full border-2 border-page-accent bg-page/80 shadow-raised group-active:scale-75" />
          </button>
        ))}
      </div>
    </div>
  );
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
