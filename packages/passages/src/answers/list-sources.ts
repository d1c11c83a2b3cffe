import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import type { Reading, ReadUnit } from '../reading/read-passages.ts';
import { listUnits, type Unit } from '../reading/units.ts';
import type { Passage } from '../text/cut-passages.ts';
import { isLine, type Quote, quoteUnit, writeUnits } from './quote-unit.ts';

/** `snippet` is the page's own text from `from` to `to`, read as one line; `answer` the part of it that was asked for, where it can be told; `context` the passage around it. */
export type Source<P extends Passage = Passage> = Quote & { passage: P; context: string; score: number };

export const MOST_SOURCES = 3;
/** So many of the likeliest may be a neighbour that is quoted too. */
const COMPARED = 6;

/** The best of each passage, never the same words twice, and never a page number alone, nor a heading that is not what is asked for. */
export function listSources<P extends Passage>(
  index: PassageIndex<P>,
  reading: Reading,
  ranked: Ranked<P>[],
): Source<P>[] {
  const first = new Map<number, ReadUnit>();
  for (const one of reading.units) if (!first.has(one.unit.passage)) first.set(one.unit.passage, one);
  const sources: Source<P>[] = [];
  const shown = new Set<string>();
  for (const { at, passage, score } of ranked) {
    const units = listUnits(index, at);
    const quote = quoteUnit(index, at, first.get(at), reading.asked, reading.units.slice(0, COMPARED));
    const quoted = units.filter((unit) => isWithin(unit, quote));
    const isTold = reading.isTold && quoted.includes(reading.units[0]!.unit);
    if (!quote.snippet || !(isTold || saysSomething(quoted)) || isRepeated(sources, passage, quote.snippet))
      continue;
    const keyOf = ({ sentence }: Unit) => `${fileOf(passage)} ${sentence.page} ${sentence.from}`;
    if (quoted.some((unit) => shown.has(keyOf(unit)))) continue;
    // Passages overlap: what an earlier one has shown is not shown again.
    const around = units.filter(
      (unit) =>
        quoted.includes(unit) || (!unit.isFurniture && unit.shape !== 'heading' && !shown.has(keyOf(unit))),
    );
    for (const unit of around) shown.add(keyOf(unit));
    sources.push({ passage, ...quote, context: writeAround(around, quoted, quote.snippet), score });
    if (sources.length === MOST_SOURCES) break;
  }
  return sources;
}

/** A legend, a number behind a word, an address of mail or of a site: told by a heading too. */
const TELLS = /\S\s=\s\S|\p{L}\P{L}+\p{N}|\S@\S|https?:|www\./u;

const fileOf = (passage: Passage) => (passage as { fileId?: string }).fileId ?? '';

const isWithin = ({ sentence }: Unit, { page, from, to }: Quote) =>
  sentence.page === page && sentence.from >= from && sentence.to <= to;

/** Some part of it is more than a heading, a header or half a word. */
const saysSomething = (quoted: Unit[]) =>
  quoted.some(({ shape, isFurniture, isLabelled, sentence }) =>
    isLabelled || TELLS.test(sentence.text)
      ? !isFurniture
      : !isFurniture && shape !== 'heading' && (shape !== 'sentence' || sentence.text.includes(' ')),
  );

function isRepeated<P extends Passage>(sources: Source<P>[], passage: P, snippet: string): boolean {
  const said = fold(snippet);
  return sources.some((other) => {
    if (fileOf(other.passage) !== fileOf(passage)) return false;
    const known = fold(other.snippet);
    return known.includes(said) || said.includes(known);
  });
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The passage as one text that holds the snippet word for word. */
function writeAround(around: Unit[], quoted: Unit[], snippet: string): string {
  const at = Math.max(0, around.indexOf(quoted[0]!));
  const rest = around.slice(at).filter((unit) => !quoted.includes(unit));
  const parts = [writeUnits(around.slice(0, at)), snippet, writeUnits(rest)];
  // Rows and items stand in lines of their own here too.
  const isApart =
    snippet.includes('\n') || [around[at - 1], ...quoted, rest[0]].some((unit) => unit && isLine(unit));
  return parts.filter(Boolean).join(isApart ? '\n' : ' ');
}
