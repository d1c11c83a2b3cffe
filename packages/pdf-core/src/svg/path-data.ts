import { PdfError } from '../errors.ts';
import { CLOSE, lineTo, moveTo, type Path } from './path.ts';

/** Parts of one path. A map of a country has 100 000. */
const MOST_SEGMENTS = 1_000_000;
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** A path as its `d` writes it. What follows an error is left out, as the standard wants. */
export function readPathData(source: string): Path {
  const reader = { source, at: 0 };
  const pen: Pen = { path: [], x: 0, y: 0, startX: 0, startY: 0, handle: undefined };
  let command = '';
  for (;;) {
    const letter = readCommand(reader);
    if (letter) command = letter;
    else if (!command || command.toUpperCase() === 'Z') return pen.path;
    const kind = command.toUpperCase();
    if (!pen.path.length && kind !== 'M') return pen.path;
    const numbers = readNumbers(reader, COUNTS[kind]!, kind === 'A');
    if (!numbers) return pen.path;
    if (pen.path.length > MOST_SEGMENTS) throw new PdfError('document_too_complex');
    draw(pen, kind, numbers, command !== kind);
    if (kind === 'M') command = command === 'M' ? 'L' : 'l';
  }
}

type Reader = { source: string; at: number };
type Pen = {
  path: Path;
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** The last handle of a curve, which the next one mirrors. */
  handle: { kind: 'C' | 'Q'; x: number; y: number } | undefined;
};

const SPACES = /[\s,]*/y;
const COMMAND = /[MLHVCSQTAZmlhvcsqtaz]/y;
const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const FLAG = /[01]/y;

function take({ source, at }: Reader, expression: RegExp): string {
  expression.lastIndex = at;
  return expression.exec(source)?.[0] ?? '';
}

function readCommand(reader: Reader): string {
  reader.at += take(reader, SPACES).length;
  const letter = take(reader, COMMAND);
  reader.at += letter.length;
  return letter;
}

/** Undefined where one is missing. */
function readNumbers(reader: Reader, count: number, isArc: boolean): number[] | undefined {
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) {
    reader.at += take(reader, SPACES).length;
    const text = take(reader, isArc && (index === 3 || index === 4) ? FLAG : NUMBER);
    if (!text) return undefined;
    reader.at += text.length;
    numbers.push(Number(text));
  }
  return numbers;
}

function draw(pen: Pen, kind: string, given: number[], isRelative: boolean): void {
  const { x, y, handle } = pen;
  const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
  const numbers = kind === 'A' ? given : given.map((value, index) => value + (index % 2 ? fromY : fromX));
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  pen.handle = undefined;
  switch (kind) {
    case 'M':
      pen.path.push(moveTo(a, b));
      [pen.startX, pen.startY] = [a, b];
      return moved(pen, a, b);
    case 'L':
      return line(pen, a, b);
    case 'H':
      return line(pen, a, y);
    case 'V':
      return line(pen, x, given[0]! + fromY);
    case 'C':
      return curve(pen, [a, b, c, d, e, f]);
    case 'S': {
      const [x1, y1] = handle?.kind === 'C' ? [2 * x - handle.x, 2 * y - handle.y] : [x, y];
      return curve(pen, [x1, y1, a, b, c, d]);
    }
    case 'Q':
      return quadratic(pen, [a, b, c, d]);
    case 'T': {
      const [x1, y1] = handle?.kind === 'Q' ? [2 * x - handle.x, 2 * y - handle.y] : [x, y];
      return quadratic(pen, [x1, y1, a, b]);
    }
    case 'A':
      return arc(pen, given, given[5]! + fromX, given[6]! + fromY);
    default:
      pen.path.push(CLOSE);
      return moved(pen, pen.startX, pen.startY);
  }
}

function moved(pen: Pen, x: number, y: number): void {
  pen.x = x;
  pen.y = y;
}

function line(pen: Pen, x: number, y: number): void {
  pen.path.push(lineTo(x, y));
  moved(pen, x, y);
}

function curve(pen: Pen, at: [number, number, number, number, number, number]): void {
  pen.path.push({ kind: 'C', at });
  pen.handle = { kind: 'C', x: at[2], y: at[3] };
  moved(pen, at[4], at[5]);
}

function quadratic(pen: Pen, [x1, y1, x, y]: [number, number, number, number]): void {
  const third = (from: number, handle: number) => from + (2 / 3) * (handle - from);
  const at = [third(pen.x, x1), third(pen.y, y1), third(x, x1), third(y, y1), x, y];
  pen.path.push({ kind: 'C', at });
  pen.handle = { kind: 'Q', x: x1, y: y1 };
  moved(pen, x, y);
}

/** An arc as curves of at most a quarter, by the notes of the standard on its implementation (appendix B.2). */
function arc(pen: Pen, [givenX, givenY, angle, isLarge, isSweep]: number[], x: number, y: number): void {
  let [rx, ry] = [Math.abs(givenX!), Math.abs(givenY!)];
  const { x: x0, y: y0 } = pen;
  if (x0 === x && y0 === y) return;
  if (!rx || !ry) return line(pen, x, y);
  const phi = (angle! * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grown = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  rx *= grown;
  ry *= grown;
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const share = Math.sqrt(Math.max(0, (rx * ry) ** 2 - below) / below) * (isLarge === isSweep ? -1 : 1);
  const [qx, qy] = [(share * rx * py) / ry, (-share * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2];
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  const turn = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  const sweep = isSweep ? (turn < 0 ? turn + 2 * Math.PI : turn) : turn > 0 ? turn - 2 * Math.PI : turn;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number) => [
    cos * rx * u - sin * ry * v + cx,
    sin * rx * u + cos * ry * v + cy,
  ];
  for (let index = 0; index < count; index++) {
    const [from, to] = [start + index * step, start + (index + 1) * step];
    const end = index === count - 1 ? [x, y] : place(Math.cos(to), Math.sin(to));
    const at = [
      ...place(Math.cos(from) - reach * Math.sin(from), Math.sin(from) + reach * Math.cos(from)),
      ...place(Math.cos(to) + reach * Math.sin(to), Math.sin(to) - reach * Math.cos(to)),
      ...end,
    ];
    if (at.every(Number.isFinite)) pen.path.push({ kind: 'C', at });
  }
  moved(pen, x, y);
}
