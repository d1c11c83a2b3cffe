import { IDENTITY, multiply, shownSize, toMatrix } from '../../pdf/matrix.ts';
import type { Matrix } from '../../pdf/matrix.ts';
import { scanContent } from '../content/scan-content.ts';
import type { Operation } from '../content/scan-content.ts';
import { watchState } from './repeated-state.ts';
import { gridFor, roundTo, shortNumber } from './grid.ts';
import { roundKerning } from './round-kerning.ts';
import { roundPath } from './round-path.ts';
import type { PathStep } from './round-path.ts';

/** How many numbers each of the operations takes that are rounded one by one. */
const PATH_NUMBERS = new Map([
  ['m', 2],
  ['l', 2],
  ['c', 6],
  ['v', 4],
  ['y', 4],
  ['re', 4],
]);
const PLAIN_NUMBERS = /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)\s+)+[A-Za-z]+$/;
const PLAIN_TEXT =
  /^\[(?:\s|\((?:[^\\()]|\\[^])*\)|<[\dA-Fa-f\s]*>|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?![\d.]))*\]\s*TJ$/;
/** Longer operations do not occur in real pages, and matching them takes memory. */
const LONGEST = 20_000;
/** What moves text: where one of them is written in a way that readers differ on, no place after it is known. */
const MOVES = new Set(['Tm', 'Td', 'TD']);

/** Points. Text moves less horizontally, because the gap decides whether letters are one word or two. */
const TEXT_UP = 0.1;
const TEXT_ACROSS = 0.005;
const KERNING = 0.05;
/** In thousandths of a font's size: more than this at once would be seen, however small the font. */
const MOST_KERNING = 50;
/** Where a scale makes no sense, numbers stay as they are. */
const FINEST = 1e-6;

type State = { matrix: Matrix; fontSize: number; stretch: number };

/** Where the line of text starts: by the numbers as they were, and by those that were written. */
type Line = {
  x: number;
  y: number;
  writtenX: number;
  writtenY: number;
  leading: number;
  writtenLeading: number;
};

/**
 * Page content in fewer digits: corners of paths and places of text to `step` points and less, which no screen shows.
 * Undefined where the content cannot be followed to its end.
 */
export function roundContent(bytes: Buffer, start: Matrix, step: number): Buffer | undefined {
  const source = bytes.toString('latin1');
  const out: string[] = [];
  const stack: State[] = [];
  let state: State = { matrix: start, fontSize: 1, stretch: 1 };
  let text: Matrix = IDENTITY;
  let line = newLine();
  let off = 0;
  let path: PathStep[] = [];
  let pathSource: string[] = [];

  function endPath(): void {
    if (path.length === 0) return;
    const { width, height } = shownSize(state.matrix);
    out.push(...(roundPath(path, Math.max(width, height), step) ?? pathSource));
    path = [];
    pathSource = [];
  }

  function textScale(): number {
    const { width, height } = shownSize(multiply(text, state.matrix));
    return Math.max(width, height);
  }

  /** What the operation comes to in fewer digits, or undefined for as it is. */
  function rounded(operation: Operation): string | undefined {
    const { operator } = operation;
    if (operator === 'Tm') return roundTextMatrix(operation);
    if (operator === 'Td' || operator === 'TD') return roundMove(operation);
    if (operator === 'TJ') return roundText(operation);
    follow(operation);
    return [...operation.operands.map((operand) => shortNumber(Number(operand))), operator].join(' ');
  }

  function follow({ operator, operands }: Operation): void {
    const last = operands.at(-1);
    const number = typeof last === 'number' ? last : 0;
    if (operator === 'q') stack.push({ ...state });
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (operator === 'cm') state.matrix = multiply(toMatrix(operands) ?? IDENTITY, state.matrix);
    else if (operator === 'Tf') {
      state.fontSize = Math.abs(number);
      off = 0;
    }
    if (operator === 'Tz') state.stretch = Math.abs(number) / 100;
    else if (operator === 'BT') startText(IDENTITY);
    else if (operator === 'TL') line = { ...line, leading: number, writtenLeading: number };
    else if (operator === 'T*' || operator === "'" || operator === '"') {
      line.y -= line.leading;
      line.writtenY -= line.writtenLeading;
      off = 0;
    }
  }

  function startText(matrix: Matrix): void {
    text = matrix;
    line = { ...newLine(), leading: line.leading, writtenLeading: line.writtenLeading };
    off = 0;
  }

  function roundTextMatrix({ operands }: Operation): string | undefined {
    const matrix = toMatrix(operands);
    if (!matrix) return undefined;
    startText(matrix);
    const { width, height } = shownSize(state.matrix);
    const across = gridFor(Math.max(width, height), TEXT_ACROSS);
    const up = gridFor(Math.max(width, height), TEXT_UP);
    if (across === undefined || up === undefined) return undefined;
    const [a, b, c, d, e, f] = matrix;
    return `${[a, b, c, d, roundTo(e, across), roundTo(f, up)].map(shortNumber).join(' ')} Tm`;
  }

  function roundMove({ operator, operands }: Operation): string | undefined {
    const [x, y] = operands;
    off = 0;
    if (typeof x !== 'number' || typeof y !== 'number') return undefined;
    const across = gridFor(textScale(), TEXT_ACROSS) ?? FINEST;
    const up = gridFor(textScale(), TEXT_UP) ?? FINEST;
    line.x += x;
    line.y += y;
    const movedX = roundTo(line.x - line.writtenX, across);
    // What TD moves down by, every T* after it moves down by as well.
    const movedY = roundTo(line.y - line.writtenY, operator === 'TD' ? up / 100 : up);
    line.writtenX += movedX;
    line.writtenY += movedY;
    if (operator === 'TD') line = { ...line, leading: -y, writtenLeading: -movedY };
    return `${shortNumber(movedX)} ${shortNumber(movedY)} ${operator}`;
  }

  function roundText({ operands }: Operation): string | undefined {
    const unit = (state.fontSize * Math.max(1, state.stretch) * textScale()) / 1000;
    const grid = gridFor(unit, KERNING);
    if (grid === undefined) return undefined;
    const kerned = roundKerning(operands, Math.min(grid, MOST_KERNING), off);
    off = kerned.off;
    return kerned.text;
  }

  let isKnown = true;
  const isRepeated = watchState();
  const understood = scanContent(bytes, (operation) => {
    const { operator, operands } = operation;
    const own = source.slice(operation.start, operation.end);
    const count = PATH_NUMBERS.get(operator);
    if (count !== undefined && operands.length === count && own.length < LONGEST && PLAIN_NUMBERS.test(own)) {
      if (operator === 'm' || operator === 're') endPath();
      path.push({ operator, numbers: operands.filter((operand) => typeof operand === 'number') });
      pathSource.push(own);
      return;
    }
    endPath();
    const isPlain = own.length < LONGEST && (operator === 'TJ' ? PLAIN_TEXT : PLAIN_NUMBERS).test(own);
    if (!isPlain) {
      if (MOVES.has(operator)) isKnown = false;
      follow(operation);
    }
    const written = (isPlain ? rounded(operation) : undefined) ?? own;
    if (!isRepeated(operator, written)) out.push(written);
  });
  endPath();
  return understood && isKnown ? Buffer.from(out.join('\n'), 'latin1') : undefined;
}

function newLine(): Line {
  return { x: 0, y: 0, writtenX: 0, writtenY: 0, leading: 0, writtenLeading: 0 };
}
