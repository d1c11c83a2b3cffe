import { expect, it } from 'vitest';
import { findMoves, type Text } from './find-moves.ts';

const PHRASE = 'euros in each calendar year, so far as the law of the place permits.';
const MOVED = `The tenant pays 1250 ${PHRASE} The landlord returns the deposit of 900 ${PHRASE}`;

function readTexts(...documents: string[]): Text[] {
  const numbers = new Map<string, number>();
  return documents.map((document) => {
    const texts = document.split(' ');
    const keys = Int32Array.from(texts, (text) => {
      if (!numbers.has(text)) numbers.set(text, numbers.size);
      return numbers.get(text)!;
    });
    return { texts, keys };
  });
}

it('a paragraph that moved is one move, though a text that was added before it repeats its phrases', () => {
  const added = `The guarantor pays 77 ${PHRASE}`;
  const [a, b] = readTexts(`${MOVED} Signed by both.`, `${added} Signed by both. ${MOVED}`);
  const length = MOVED.split(' ').length;
  const before = added.split(' ').length;
  const moves = findMoves(
    [{ start: 0, end: length }],
    [
      { start: 0, end: before },
      { start: before + 3, end: before + 3 + length },
    ],
    a!,
    b!,
  );
  expect(moves).toEqual([{ a0: 0, a1: length, b0: before + 3, b1: before + 3 + length }]);
});

it('a run is found whole, though it begins with words that stand in many places', () => {
  const common = Array.from({ length: 20 }, (_, at) => `paid in full by number ${at}`).join(' ');
  const moved = 'paid in full by the guarantor of the lease';
  const [a, b] = readTexts(`${common} ${moved}`, moved);
  const start = common.split(' ').length;
  const moves = findMoves([{ start: 0, end: start + 9 }], [{ start: 0, end: 9 }], a!, b!);
  expect(moves).toEqual([{ a0: start, a1: start + 9, b0: 0, b1: 9 }]);
});
