import { contextOf, describeWords } from './describe-words.ts';
import type { Found } from './find-differences.ts';
import type { Move } from './find-moves.ts';
import type { Difference } from './pieces.ts';
import type { Change } from './report.ts';
import type { Side } from './side.ts';
import { blurText } from './words.ts';

/** A change and its place in the order of the second document. */
export type Ranked = { rank: number; make: () => Change };

/** Words of a text that OCR may have confused; a longer one differs in more than that. */
const MOST_DOUBTFUL = 40;

export function listWordChanges(a: Side, b: Side, { differences, moves }: Found): Ranked[] {
  const isRead = a.pagesReadByOcr > 0 || b.pagesReadByOcr > 0;
  return [
    ...differences.map((one) => ({ rank: one.b0, make: () => wordChange(a, b, one, isRead) })),
    ...moves.map((move) => ({ rank: move.b0 - 0.5, make: () => moveChange(a, b, move) })),
  ];
}

function wordChange(a: Side, b: Side, { a0, a1, b0, b1, isRow }: Difference, isRead: boolean): Change {
  const kind = a0 === a1 ? 'added' : b0 === b1 ? 'removed' : 'changed';
  const context = kind === 'removed' ? contextOf(a, a0, a1) : contextOf(b, b0, b1);
  return {
    kind,
    part: isRow ? 'row' : 'text',
    doubtful: isRead && isDoubtful(a.texts.slice(a0, a1), b.texts.slice(b0, b1)),
    ...context,
    before: describeWords(a, a0, a1),
    after: describeWords(b, b0, b1),
  };
}

/** Whether only letters differ that look alike, or signs as small as specks. */
function isDoubtful(before: string[], after: string[]): boolean {
  if (before.length > MOST_DOUBTFUL || after.length > MOST_DOUBTFUL) return false;
  return blurText(before.join('')) === blurText(after.join(''));
}

function moveChange(a: Side, b: Side, { a0, a1, b0, b1 }: Move): Change {
  const unit = b.units[b.unitOf[b0]!]!;
  return {
    kind: 'moved',
    part: unit.isRow && unit.start === b0 && unit.end === b1 ? 'row' : 'text',
    doubtful: false,
    lead: '',
    trail: '',
    before: describeWords(a, a0, a1),
    after: describeWords(b, b0, b1),
  };
}

/** The place of a page among the words of a document. */
export function rankOfPage(side: Side, page: number): number {
  return side.wordsOf(page)[0];
}
