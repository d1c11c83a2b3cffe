import type { Box, Highlight } from './highlight.ts';

interface Size {
  width: number;
  height: number;
}

/** In percent of the page as it is shown now, from its upper left. */
export function placeBox(box: Box, page: Size, turn: number) {
  const left = (box.x / page.width) * 100;
  const top = ((page.height - box.y - box.height) / page.height) * 100;
  const width = (box.width / page.width) * 100;
  const height = (box.height / page.height) * 100;
  if (turn === 90) return { left: 100 - top - height, top: left, width: height, height: width };
  if (turn === 180) return { left: 100 - left - width, top: 100 - top - height, width, height };
  if (turn === 270) return { left: top, top: 100 - left - width, width: height, height: width };
  return { left, top, width, height };
}

interface Layer {
  /** The element of the page; its canvas and text lie in it. */
  page: HTMLElement;
  /** In points, as the page is seen when it is not turned. */
  size: Size;
  /** How far the reader has turned it: 0, 90, 180 or 270. */
  turn: number;
  highlights: { highlight: Highlight; number: number }[];
  active: number | null;
  nameOf: (number: number) => string;
  onChoose: ((number: number) => void) | undefined;
}

const LAYER = 'data-highlights';

/** Marks over the page and their numbers in its margin, in place of those that were there. */
export function drawHighlights({ page, size, turn, highlights, active, nameOf, onChoose }: Layer): void {
  page.querySelector(`[${LAYER}]`)?.remove();
  if (!highlights.length) return;
  const layer = document.createElement('div');
  layer.setAttribute(LAYER, '');
  layer.className = 'pdf-highlights';
  for (const { highlight, number } of highlights) {
    const places = highlight.boxes.map((box) => placeBox(box, size, turn));
    for (const place of places) {
      const mark = document.createElement('span');
      mark.className = 'pdf-highlight';
      mark.dataset.number = String(number);
      mark.dataset.active = String(number === active);
      for (const [side, percent] of Object.entries(place)) mark.style.setProperty(side, `${percent}%`);
      layer.append(mark);
    }
    const [first] = places;
    if (!first) continue;
    const knob = document.createElement('button');
    knob.type = 'button';
    knob.className = 'pdf-highlight-number';
    knob.dataset.active = String(number === active);
    knob.textContent = String(number);
    knob.ariaLabel = nameOf(number);
    knob.style.top = `${first.top}%`;
    // Where the margin is too narrow for it, it hangs over the edge of the page and not over the words.
    knob.style.left = `max(var(--knob) * -0.6, min(4.6%, ${first.left}% - var(--knob) - 8px))`;
    layer.append(knob);
    if (!onChoose) continue;
    knob.addEventListener('click', () => onChoose(number));
    // Room for a finger, under all numbers: on one of them it never means its neighbour.
    const room = document.createElement('span');
    room.className = 'pdf-highlight-room';
    room.style.top = knob.style.top;
    room.style.left = knob.style.left;
    room.addEventListener('click', () => onChoose(number));
    layer.prepend(room);
  }
  page.append(layer);
}
