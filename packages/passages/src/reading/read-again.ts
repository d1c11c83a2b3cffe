import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Page } from '../text/blocks.ts';
import { listUnits, type Unit } from './units.ts';

/** The pages of a document as their units say them, and which unit has a letter of one. */
export type ReadPages = { pages: Page[]; unitAt: (page: number, at: number) => Unit | undefined };

const LEAST_RUNNING = 60;
const GOES_ON = /^["“(]?[\p{Ll}\d]/u;

/** What is told of a whole document is read in its pages: a sentence may be cut into several units. */
export function readAgain(index: PassageIndex, last = Infinity): ReadPages {
  const units = index.passages
    .flatMap(({ page }, at) => (page <= last ? listUnits(index, at) : []))
    .filter(({ isFurniture }) => !isFurniture);
  const starts = new Map<number, { from: number; unit: Unit }[]>();
  const pages = [...Map.groupBy(units, ({ sentence }) => sentence.page)].map(([page, own]) => {
    const known: { from: number; unit: Unit }[] = [];
    let text = '';
    let read = -1;
    let isHead = false;
    for (const unit of own) {
      const { from, to, text: said } = unit.sentence;
      // Passages overlap.
      if (from < read) continue;
      read = to;
      const isApart = (isHead || isHeading(unit)) && !GOES_ON.test(said);
      text += text && (isApart ? '\n\n' : ' ');
      known.push({ from: text.length, unit });
      text += said;
      isHead = isHeading(unit);
    }
    starts.set(page, known);
    return { page, text };
  });
  return { pages, unitAt: (page, at) => starts.get(page)?.findLast(({ from }) => from <= at)?.unit };
}

/** A longer one is a line of running text. */
const isHeading = ({ shape, sentence }: Unit) => shape === 'heading' && sentence.text.length < LEAST_RUNNING;
