import { useEffect, useRef } from 'react';
import type { PdfView } from '../stage/pdf-view.ts';

/** The card in the panel that the passage of this number is tied to says `data-passage="2"`. */
const cardOf = (number: number) => document.querySelector<HTMLElement>(`[data-passage="${number}"]`);

/** From the marked lines across the desk to their card, drawn anew while either moves. */
export function ThreadToCard({ view, number }: { view: PdfView; number: number }) {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const [path, from, to] = ref.current?.children ?? [];
    if (!path || !from || !to) return;
    let frame = 0;
    let drawn = '';
    const draw = () => {
      frame = requestAnimationFrame(draw);
      const line = findLine(view.container, number);
      const next = line ? line.join() : '';
      if (next === drawn) return;
      drawn = next;
      ref.current?.toggleAttribute('hidden', !line);
      if (!line) return;
      const [x1, y1, x2, y2] = line;
      const middle = (x1 + x2) / 2;
      path.setAttribute('d', `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`);
      for (const [knot, x, y] of [
        [from, x1, y1],
        [to, x2, y2],
      ] as const) {
        knot.setAttribute('cx', String(x));
        knot.setAttribute('cy', String(y));
      }
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [view, number]);
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-10 size-full fill-none stroke-thread max-desktop:hidden"
      strokeWidth="1.5"
    >
      <path />
      <circle r="3" className="fill-thread" />
      <circle r="3" className="fill-thread" />
    </svg>
  );
}

/** Both ends in the window; null while one of them is out of sight. */
function findLine(container: HTMLElement, number: number): [number, number, number, number] | null {
  const marks = [...container.querySelectorAll<HTMLElement>(`.pdf-highlight[data-number="${number}"]`)];
  const card = cardOf(number)?.getBoundingClientRect();
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last || !card) return null;
  const desk = container.getBoundingClientRect();
  const y = (first.top + last.bottom) / 2;
  const x = Math.min(desk.right - 12, Math.max(...boxes.map(({ right }) => right)) + 4);
  if (y < desk.top || y > desk.bottom) return null;
  return [x, y, card.left, card.top + Math.min(22, card.height / 2)];
}
