import { PdfError } from '../errors.ts';
import { findAll, type Found, type State } from './match-states.ts';
import { normalSign } from './normal-text.ts';

/** What an expression may come to: a larger one is refused before it is used. */
const MOST_STATES = 2000;
type Test = (sign: string) => boolean;
type Part = { start: number; ends: ((to: number) => void)[] };

export type LinearExpression = (text: string) => Found[];

const WORD = /[\p{L}\p{N}_]/u;
const CLASSES: Record<string, Test> = {
  d: (sign) => /\d/.test(sign),
  w: (sign) => WORD.test(sign),
  s: (sign) => /\s/.test(sign),
  D: (sign) => !/\d/.test(sign),
  W: (sign) => !WORD.test(sign),
  S: (sign) => !/\s/.test(sign),
};
const PROPERTIES: Record<string, RegExp> = {
  L: /\p{L}/u,
  // Texts are compared in small letters.
  Lu: /\p{L}/u,
  Ll: /\p{L}/u,
  N: /\p{N}/u,
  P: /\p{P}/u,
};

/** An expression as people write them, matched in a time that grows with the text alone: every way is followed at once. */
export function readExpression(source: string): LinearExpression {
  const parser = new Parser(source);
  const states = parser.parse();
  return (text) => findAll(states, parser.first, text);
}

class Parser {
  readonly #signs: string[];
  readonly #states: State[] = [];
  readonly #source: string;
  #at = 0;
  #depth = 0;
  first = 0;

  constructor(source: string) {
    this.#source = source;
    // Texts have no accents where they are compared.
    this.#signs = [...source.replaceAll(/[^\0-\x7f]/gu, normalSign)];
  }

  parse(): State[] {
    const whole = this.#choice();
    if (this.#at < this.#signs.length) throw this.#refusal();
    const end = this.#add({ next: [], isEnd: true });
    for (const join of whole.ends) join(end);
    this.first = whole.start;
    return this.#states;
  }

  #refusal(): PdfError {
    return new PdfError('expression_unreadable', { expression: this.#source.slice(0, 100) });
  }

  #add(state: State): number {
    if (this.#states.length >= MOST_STATES) throw this.#refusal();
    return this.#states.push(state) - 1;
  }

  #choice(): Part {
    if (++this.#depth > 50) throw this.#refusal();
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    this.#depth--;
    if (parts.length === 1) return parts[0]!;
    const start = this.#add({ next: parts.map((part) => part.start) });
    return { start, ends: parts.flatMap(({ ends }) => ends) };
  }

  #sequence(): Part {
    let whole = this.#nothing();
    while (this.#at < this.#signs.length && !'|)'.includes(this.#signs[this.#at]!)) {
      const part = this.#repeated();
      for (const join of whole.ends) join(part.start);
      whole = { start: whole.start, ends: part.ends };
    }
    return whole;
  }

  #nothing(): Part {
    const state: State = { next: [] };
    return { start: this.#add(state), ends: [(to) => state.next.push(to)] };
  }

  #repeated(): Part {
    const from = this.#at;
    const part = this.#single();
    const [least, most] = this.#count();
    // Another one is made by reading the same signs again.
    const another = () => {
      const after = this.#at;
      this.#at = from;
      const copy = this.#single();
      this.#at = after;
      return copy;
    };
    if (least === 1 && most === 1) return part;
    const parts = [part];
    const wanted = most === Infinity ? Math.max(1, least) : most;
    while (parts.length < wanted) parts.push(another());
    const out: State = { next: [] };
    const end = this.#add(out);
    for (const [index, one] of parts.entries()) {
      const next = parts[index + 1];
      for (const join of one.ends)
        join(next && index + 1 < least ? next.start : this.#fork(next?.start, end));
      if (!next && most === Infinity) for (const join of one.ends) join(one.start);
    }
    const start = least === 0 ? this.#fork(parts[0]?.start, end) : parts[0]!.start;
    return { start, ends: [(target) => out.next.push(target)] };
  }

  #fork(one: number | undefined, other: number): number {
    return one === undefined ? other : this.#add({ next: [one, other] });
  }

  #count(): [number, number] {
    if (this.#take('*')) return this.#lazily(0, Infinity);
    if (this.#take('+')) return this.#lazily(1, Infinity);
    if (this.#take('?')) return this.#lazily(0, 1);
    if (this.#signs[this.#at] !== '{') return [1, 1];
    const close = this.#signs.indexOf('}', this.#at);
    const match = /^(\d{1,3})(,?)(\d{0,3})$/.exec(
      this.#signs.slice(this.#at + 1, Math.max(close, this.#at)).join(''),
    );
    if (!match) throw this.#refusal();
    this.#at = close + 1;
    const least = Number(match[1]);
    const most = match[2] ? (match[3] ? Number(match[3]) : Infinity) : least;
    if (most < least || most === 0) throw this.#refusal();
    return this.#lazily(least, most);
  }

  /** The longest find is taken, whatever is said of it. */
  #lazily(least: number, most: number): [number, number] {
    this.#take('?');
    return [least, most];
  }

  #take(sign: string): boolean {
    if (this.#signs[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #single(): Part {
    const sign = this.#signs[this.#at++];
    if (sign === undefined || '*+?{)^$'.includes(sign)) throw this.#refusal();
    if (sign === '(') {
      if (this.#take('?') && !this.#take(':')) throw this.#refusal();
      const inner = this.#choice();
      if (!this.#take(')')) throw this.#refusal();
      return inner;
    }
    if (sign === '\\' && this.#take('b')) return this.#state({ next: [], isEdge: true });
    if (sign === '.') return this.#state({ next: [], test: () => true });
    return this.#state({
      next: [],
      test: sign === '[' ? this.#set() : sign === '\\' ? this.#escape() : this.#same(sign),
    });
  }

  #state(state: State): Part {
    return { start: this.#add(state), ends: [(to) => state.next.push(to)] };
  }

  #same(sign: string): Test {
    // Texts are written with one space wherever they are parted.
    if (/\s/.test(sign)) return (other) => /\s/.test(other);
    return this.#between(sign, sign);
  }

  #between(low: string, high: string): Test {
    const within = (sign: string) => sign >= low && sign <= high;
    return (sign) => within(sign) || within(sign.toLowerCase()) || within(sign.toUpperCase());
  }

  #escape(): Test {
    const sign = this.#signs[this.#at++];
    if (sign === undefined) throw this.#refusal();
    if (CLASSES[sign]) return CLASSES[sign];
    if (sign === 'n' || sign === 't' || sign === 'r') return CLASSES['s']!;
    if (sign === 'p' && this.#take('{')) {
      const close = this.#signs.indexOf('}', this.#at);
      const property = PROPERTIES[this.#signs.slice(this.#at, Math.max(close, this.#at)).join('')];
      if (!property) throw this.#refusal();
      this.#at = close + 1;
      return (other) => property.test(other);
    }
    if (WORD.test(sign)) throw this.#refusal();
    return this.#same(sign);
  }

  #set(): Test {
    const isNot = this.#take('^');
    const tests: Test[] = [];
    for (let isFirst = true; isFirst || this.#signs[this.#at] !== ']'; isFirst = false) {
      const sign = this.#signs[this.#at++];
      if (sign === undefined) throw this.#refusal();
      if (sign === '\\') {
        tests.push(this.#escape());
        continue;
      }
      const last = this.#signs[this.#at + 1];
      if (this.#signs[this.#at] === '-' && last !== undefined && last !== ']') {
        this.#at += 2;
        if (last < sign || last === '\\') throw this.#refusal();
        tests.push(this.#between(sign, last));
      } else tests.push(this.#same(sign));
    }
    this.#at += 1;
    return (sign) => tests.some((test) => test(sign)) !== isNot;
  }
}
