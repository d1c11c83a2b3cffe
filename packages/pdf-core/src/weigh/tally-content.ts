import { endOfString, SPACE, STOP, skipToken } from '../pdf/characters.ts';
import { unescapeName } from '../pdf/lexer.ts';

/** How often a content does what costs more than its operators say, by the names of its resources. */
export type Tally = {
  operators: number;
  /** Bytes of the strings it shows. */
  letters: number;
  /** XObjects shown. */
  shown: Map<string, number>;
  /** Painted with a pattern. */
  patterns: Map<string, number>;
  /** Bytes shown in a font. */
  fonts: Map<string, number>;
  /** Painted under a graphics state. */
  states: Map<string, number>;
};

type State = { fill: string; stroke: string; font: string; graphics: string };

const DEEPEST = 500;
const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);

/** Counts what a content does, without keeping it. The count ends at `most` operators and letters. */
export function tallyContent(bytes: Buffer, most: number): Tally {
  const tally: Tally = {
    operators: 0,
    letters: 0,
    shown: new Map(),
    patterns: new Map(),
    fonts: new Map(),
    states: new Map(),
  };
  let state: State = { fill: '', stroke: '', font: '', graphics: '' };
  const saved: State[] = [];
  let name = -1;
  let letters = 0;
  for (let at = 0; at < bytes.length && tally.operators + tally.letters <= most;) {
    const byte = bytes[at]!;
    if (SPACE[byte]) at++;
    else if (byte === 37) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
    else if (byte === 40 || (byte === 60 && bytes[at + 1] !== 60)) {
      const end = endOfString(bytes, at);
      letters += end - at;
      at = end;
    } else if (byte === 47) {
      name = at + 1;
      at = skipToken(bytes, name);
    } else if (STOP[byte]) at++;
    else {
      const begin = at;
      at = skipToken(bytes, begin);
      if (isNumber(byte)) continue;
      tally.operators += 1;
      // No operator that is counted here is longer.
      if (at - begin <= 3) {
        const operator = bytes.toString('latin1', begin, at);
        const named = () =>
          name < 0 ? '' : unescapeName(bytes.toString('latin1', name, skipToken(bytes, name)));
        if (operator === 'ID') at = endOfImage(bytes, at);
        else if (operator === 'q') {
          if (saved.length < DEEPEST) saved.push({ ...state });
        } else if (operator === 'Q') state = saved.pop() ?? state;
        else apply(tally, state, operator, named, letters);
      }
      name = -1;
      letters = 0;
    }
  }
  return tally;
}

function apply(tally: Tally, state: State, operator: string, named: () => string, letters: number): void {
  if (operator === 'gs') state.graphics = named();
  else if (operator === 'scn') state.fill = named();
  else if (operator === 'SCN') state.stroke = named();
  else if (operator === 'Tf') state.font = named();
  else if (SHOWS.has(operator)) {
    tally.letters += letters;
    add(tally.fonts, state.font, letters);
    add(tally.patterns, state.fill, letters);
    add(tally.states, state.graphics, 1);
  } else if (operator === 'Do') {
    add(tally.shown, named(), 1);
    add(tally.states, state.graphics, 1);
  } else if (FILLS.has(operator) || STROKES.has(operator) || operator === 'sh') {
    if (FILLS.has(operator)) add(tally.patterns, state.fill, 1);
    if (STROKES.has(operator)) add(tally.patterns, state.stroke, 1);
    if (operator === 'sh') add(tally.patterns, named(), 1);
    add(tally.states, state.graphics, 1);
  }
}

function add(counts: Map<string, number>, name: string, count: number): void {
  if (name) counts.set(name, (counts.get(name) ?? 0) + count);
}

function isNumber(byte: number): boolean {
  return (byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46;
}

/** The data of an inline image ends with EI between white space. */
function endOfImage(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('EI', from, 'latin1'); at >= 0; at = bytes.indexOf('EI', at + 2, 'latin1'))
    if (SPACE[bytes[at - 1]!] && (at + 2 >= bytes.length || SPACE[bytes[at + 2]!])) return at + 2;
  return bytes.length;
}
