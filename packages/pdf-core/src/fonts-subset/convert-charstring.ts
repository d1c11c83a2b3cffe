import { writeCharstringNumber } from './cff-numbers.ts';
import type { Type1Font } from './read-type1.ts';

/** An accented letter put together from two glyphs of the standard encoding. */
export type Accent = { bearing: number; x: number; y: number; base: number; accent: number };

/** A glyph as a Type 2 charstring without its width, which depends on the font's commonest one. */
export type ConvertedGlyph = {
  width: number;
  sidebearing: number;
  body: number[];
  accent: Accent | undefined;
};

type Point = [number, number];

type Machine = {
  stack: number[];
  /** What `callothersubr` leaves for `pop`. */
  handedBack: number[];
  /** The points collected while a flex is being described. */
  flex: Point[] | undefined;
  /** Moves that wait to be written as one. */
  pending: Point;
  body: number[];
  width: number;
  sidebearing: number;
  horizontalStems: Point[];
  verticalStems: Point[];
  /** The glyph changes its hints on the way: they are left out, since Type 2 does it otherwise. */
  hintsReplaced: boolean;
  accent: Accent | undefined;
  ended: boolean;
};

const RLINETO = 5;
const HLINETO = 6;
const VLINETO = 7;
const RRCURVETO = 8;
const ENDCHAR = 14;
const HSTEM = 1;
const VSTEM = 3;
const MAX_DEPTH = 12;
const MAX_STEMS = 20;

export function convertCharstring(font: Type1Font, name: string): ConvertedGlyph {
  const machine: Machine = {
    stack: [],
    handedBack: [],
    flex: undefined,
    pending: [0, 0],
    body: [],
    width: 0,
    sidebearing: 0,
    horizontalStems: [],
    verticalStems: [],
    hintsReplaced: false,
    accent: undefined,
    ended: false,
  };
  run(font, machine, font.glyphs.get(name), 0);
  const { width, sidebearing, accent } = machine;
  return { width, sidebearing, accent, body: [...writeStems(machine), ...machine.body, ENDCHAR] };
}

function run(font: Type1Font, machine: Machine, code: Buffer | undefined, depth: number): void {
  if (!code || depth > MAX_DEPTH) throw new RangeError('a charstring calls what is not there');
  for (let at = 0; at < code.length && !machine.ended;) {
    const byte = code.readUInt8(at++);
    if (byte >= 32) at = pushNumber(machine, code, byte, at);
    else if (byte === 10) {
      const index = machine.stack.pop() ?? -1;
      if (index === 4) machine.hintsReplaced ||= (font.subroutines.get(4)?.length ?? 99) < 12;
      run(font, machine, font.subroutines.get(index), depth + 1);
    } else if (byte === 11) return;
    else if (byte === 12) runEscape(machine, code.readUInt8(at++));
    else runOperator(machine, byte);
  }
}

function pushNumber({ stack }: Machine, code: Buffer, byte: number, at: number): number {
  if (byte <= 246) stack.push(byte - 139);
  else if (byte <= 250) stack.push((byte - 247) * 256 + code.readUInt8(at++) + 108);
  else if (byte <= 254) stack.push(-(byte - 251) * 256 - code.readUInt8(at++) - 108);
  else {
    stack.push(code.readInt32BE(at));
    return at + 4;
  }
  return at;
}

function runOperator(machine: Machine, operator: number): void {
  const [a = 0, b = 0, c = 0, d = 0] = machine.stack;
  const { body, stack } = machine;
  if (operator === HSTEM) machine.horizontalStems.push([a, b]);
  else if (operator === VSTEM) machine.verticalStems.push([a + machine.sidebearing, b]);
  else if (operator === 4) move(machine, 0, a);
  else if (operator === 21) move(machine, a, b);
  else if (operator === 22) move(machine, a, 0);
  else if (operator === RLINETO) emit(body, [a, b], RLINETO);
  else if (operator === HLINETO) emit(body, [a], HLINETO);
  else if (operator === VLINETO) emit(body, [a], VLINETO);
  else if (operator === RRCURVETO) emit(body, stack.slice(0, 6), RRCURVETO);
  else if (operator === 30) emit(body, [0, a, b, c, d, 0], RRCURVETO);
  else if (operator === 31) emit(body, [a, 0, b, c, 0, d], RRCURVETO);
  else if (operator === 13) startGlyph(machine, [a, 0], b);
  else if (operator === ENDCHAR) machine.ended = true;
  else if (operator !== 9) throw new RangeError(`charstring operator ${operator}`);
  machine.stack = [];
}

function runEscape(machine: Machine, operator: number): void {
  const { stack } = machine;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = stack;
  if (operator === 12) {
    const divisor = stack.pop() ?? 1;
    stack.push((stack.pop() ?? 0) / divisor);
    return;
  }
  if (operator === 16) return callOther(machine);
  if (operator === 17) {
    stack.push(machine.handedBack.pop() ?? 0);
    return;
  }
  if (operator === 7) startGlyph(machine, [a, b], c);
  else if (operator === 6) {
    machine.accent = { bearing: a, x: b, y: c, base: d, accent: e };
    machine.ended = true;
  } else if (operator === 1 || operator === 2) {
    const stems = operator === 1 ? machine.verticalStems : machine.horizontalStems;
    const shift = operator === 1 ? machine.sidebearing : 0;
    for (let k = 0; k + 1 < stack.length; k += 2) stems.push([(stack[k] ?? 0) + shift, stack[k + 1] ?? 0]);
  } else if (operator !== 0 && operator !== 33) throw new RangeError(`charstring operator 12 ${operator}`);
  machine.stack = [];
}

function startGlyph(machine: Machine, origin: Point, width: number): void {
  machine.sidebearing = origin[0];
  machine.pending = origin;
  machine.width = width;
}

function move(machine: Machine, dx: number, dy: number): void {
  if (machine.flex) {
    machine.flex.push([dx, dy]);
    return;
  }
  const x = machine.pending[0] + dx;
  const y = machine.pending[1] + dy;
  machine.pending = [0, 0];
  if (x === 0 && y !== 0) emit(machine.body, [y], 4);
  else if (y === 0) emit(machine.body, [x], 22);
  else emit(machine.body, [x, y], 21);
}

/** The procedures every Type 1 font may call: flex in three steps, and hint replacement. */
function callOther(machine: Machine): void {
  const { stack } = machine;
  const procedure = stack.pop() ?? 0;
  const count = Math.max(0, stack.pop() ?? 0);
  const operands = stack.splice(Math.max(0, stack.length - count), count);
  if (procedure === 1) machine.flex = [];
  else if (procedure === 0) {
    writeFlex(machine);
    machine.handedBack = [operands[2] ?? 0, operands[1] ?? 0];
  } else if (procedure === 3) {
    machine.hintsReplaced = true;
    machine.handedBack = [3];
  } else if (procedure !== 2) machine.handedBack = operands.toReversed();
}

/** A flex is two curves; the first of its seven moves only goes to the reference point. */
function writeFlex(machine: Machine): void {
  const points = machine.flex;
  machine.flex = undefined;
  const [reference, first, ...others] = points ?? [];
  if (!reference || !first || others.length !== 5) throw new RangeError('flex');
  const start: Point = [reference[0] + first[0], reference[1] + first[1]];
  const all = [start, ...others];
  emit(machine.body, all.slice(0, 3).flat(), RRCURVETO);
  emit(machine.body, all.slice(3).flat(), RRCURVETO);
}

function emit(body: number[], operands: number[], operator: number): void {
  for (const operand of operands) body.push(...writeCharstringNumber(operand));
  body.push(operator);
}

function writeStems(machine: Machine): number[] {
  const { horizontalStems, verticalStems, hintsReplaced } = machine;
  if (hintsReplaced || horizontalStems.length + verticalStems.length > MAX_STEMS) return [];
  return [...writeStemList(horizontalStems, HSTEM), ...writeStemList(verticalStems, VSTEM)];
}

function writeStemList(stems: Point[], operator: number): number[] {
  const unique = [...new Map(stems.map((stem) => [stem.join(), stem])).values()];
  unique.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  if (unique.length === 0) return [];
  const bytes: number[] = [];
  let edge = 0;
  for (const [position, size] of unique) {
    bytes.push(...writeCharstringNumber(position - edge), ...writeCharstringNumber(size));
    edge = position + size;
  }
  return [...bytes, operator];
}
