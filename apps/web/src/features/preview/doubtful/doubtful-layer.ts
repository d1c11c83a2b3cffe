import type { DoubtfulWord } from '@sheaf/api/features/ai/ai.schema.ts';
import { placeBox } from '../find/highlight-layer.ts';
import type { Sheet } from '../stage/sheet.ts';

const LAYER = 'data-doubtful';

interface Marks {
  words: DoubtfulWord[];
  active: DoubtfulWord | undefined;
  nameOf: (text: string) => string;
  onChoose: (word: DoubtfulWord) => void;
}

/** A mark under each doubtful word of a page, in place of those that were there. */
export function drawDoubtful({ number, div, size, turn }: Sheet, marks: Marks): void {
  removeDoubtful(div);
  const onPage = marks.words.filter(({ page }) => page === number);
  if (!onPage.length) return;
  const layer = document.createElement('div');
  layer.setAttribute(LAYER, '');
  layer.className = 'pdf-doubtful-words';
  for (const word of onPage) {
    const mark = document.createElement('button');
    mark.type = 'button';
    mark.className = 'pdf-doubtful-word';
    mark.title = marks.nameOf(word.text);
    mark.ariaLabel = mark.title;
    mark.dataset.active = String(word === marks.active);
    // The panel's field is the way for the keyboard: hundreds of stops on a page would be none.
    mark.tabIndex = -1;
    for (const [side, percent] of Object.entries(placeBox(word.box, size, turn)))
      mark.style.setProperty(side, `${percent}%`);
    mark.addEventListener('click', () => marks.onChoose(word));
    layer.append(mark);
  }
  div.append(layer);
}

export function removeDoubtful(div: HTMLElement): void {
  div.querySelector(`[${LAYER}]`)?.remove();
}
