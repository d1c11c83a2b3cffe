import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';
import { listUnits, type Unit } from '../reading/units.ts';
import type { Sentence } from '../text/sentences.ts';
import { findSaid } from './find-said.ts';

export type Quote = { page: number; from: number; to: number; snippet: string; answer?: string };

const MOST_ITEMS = 8;
const ITEM = /^(?:[•●○■▪◦‣❏*·–-]|\(?[a-z0-9]{1,3}[.)])\s/iu;

/** The sentence or row, with what follows where it only announces it: a heading, a question, what ends in a colon. */
export function quoteUnit(
  index: PassageIndex,
  passage: number,
  read: ReadUnit | undefined,
  asked: AskedQuestion,
): Quote {
  const units = listUnits(index, passage);
  const unit = read?.unit ?? units.find((one) => one.shape !== 'heading' && !one.isFurniture) ?? units[0]!;
  const last = announces(unit) ? findEnd(units, unit) : unit.sentence;
  const sentences = units
    .slice(unit.place)
    .filter(
      ({ sentence }) =>
        sentence.page === unit.sentence.page && sentence.from >= unit.sentence.from && sentence.to <= last.to,
    );
  const snippet = sentences.map(({ sentence }) => sentence.text).join(' ') || unit.sentence.text;
  const answer = read && findSaid(read, asked);
  return {
    page: unit.sentence.page,
    from: unit.sentence.from,
    to: last.to,
    snippet,
    ...(answer && { answer }),
  };
}

const announces = ({ shape, sentence, isHead }: Unit) =>
  isHead || shape === 'heading' || /[:?]\s*$/.test(sentence.text);

function findEnd(units: Unit[], unit: Unit): Sentence {
  let last = unit.sentence;
  const below = units[unit.place + 1];
  if (unit.isHead) return below?.shape === 'row' && below.sentence.page === last.page ? below.sentence : last;
  let items = 0;
  for (const { sentence, shape } of units.slice(unit.place + 1)) {
    const isItem = ITEM.test(sentence.text);
    if (sentence.page !== last.page || items === MOST_ITEMS || (items > 0 && !isItem)) break;
    last = sentence;
    if (shape !== 'heading' || isItem) items++;
    if (!isItem && shape !== 'heading') break;
  }
  return last;
}
