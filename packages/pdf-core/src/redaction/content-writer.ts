import { type Matrix, multiply } from '../compress/content/matrix.ts';
import { numberToken } from '../pdf/text.ts';
import type { PdfDict, PdfValue } from '../pdf/values.ts';

/** What a piece of content names, to be offered to what is written. */
export type Use = { kind: string; name: string; value: PdfValue };
/** A setting as the source has it. */
type Setting = { text: string; uses: Use[] };
type Settings = Map<string, Setting>;

type Placing = { matrix: Matrix } | { clip: string };
type Opener = {
  kind: 'q' | 'mark';
  text: string;
  /** Where it stands in what is written; absent as long as nothing was written in it. */
  at?: number;
  uses: Use[];
  before: { settings: Settings; placings: Placing[] };
  written: Settings;
};

export type PaintKind = 'text' | 'path' | 'image';

const OF_TEXT = new Set(['Tc', 'Tw', 'Tz', 'Ts', 'Tr', 'Tf']);
const OF_IMAGES = new Set(['gs', 'fill', 'ri']);
/** What a graphics state sets of that which operators set too. */
const STATE_KEYS: Record<string, string> = {
  LW: 'w',
  LC: 'J',
  LJ: 'j',
  ML: 'M',
  D: 'd',
  RI: 'ri',
  FL: 'i',
  Font: 'Tf',
};

/**
 * Writes content so that it depends on nothing but what is painted: settings, matrices, clips and marks are written when something
 * is painted that needs them, and never for what was removed.
 */
export class ContentWriter {
  readonly #parts: string[] = [];
  readonly resources: PdfDict = new Map();
  #settings: Settings = new Map();
  #written: Settings = new Map();
  #placings: Placing[] = [];
  readonly #openers: Opener[] = [];
  #isInText = false;
  #place = '';

  set(key: string, text: string, uses: Use[] = []): void {
    this.#settings.set(key, { text, uses });
  }

  get(key: string): Setting | undefined {
    return this.#settings.get(key);
  }

  setState(text: string, use: Use, keys: Iterable<string>): void {
    for (const key of keys) {
      const own = STATE_KEYS[key];
      if (!own) continue;
      this.#settings.delete(own);
      this.#written.delete(own);
    }
    const before = this.#settings.get('gs');
    const uses = [...(before?.uses.filter(({ name }) => name !== use.name) ?? []), use];
    this.set(
      'gs',
      [...new Set([...(before?.text.split('\n').filter((one) => one !== text) ?? []), text])].join('\n'),
      uses,
    );
  }

  place(matrix: Matrix): void {
    const last = this.#placings.at(-1);
    if (last && 'matrix' in last) this.#placings.splice(-1, 1, { matrix: multiply(matrix, last.matrix) });
    else this.#placings.push({ matrix });
  }

  clip(text: string): void {
    this.#placings.push({ clip: text });
  }

  open(kind: Opener['kind'], text: string, uses: Use[] = []): void {
    const before = { settings: new Map(this.#settings), placings: [...this.#placings] };
    this.#openers.push({ kind, text, uses, before, written: this.#written });
  }

  /** Closes the last that was opened of its kind; `text` replaces what opened it. */
  close(kind: Opener['kind'], text?: string): void {
    const index = this.#openers.findLastIndex((opener) => opener.kind === kind);
    const opener = this.#openers[index];
    if (!opener) return;
    this.#openers.splice(index, 1);
    if (opener.at !== undefined) {
      this.#endText();
      this.#parts.push(kind === 'q' ? 'Q' : 'EMC');
      if (text !== undefined) this.#parts[opener.at] = text;
      else this.offer(opener.uses);
    }
    if (kind !== 'q') return;
    if (opener.at !== undefined) this.#written = opener.written;
    this.#settings = opener.before.settings;
    this.#placings = opener.before.placings;
  }

  paint(kind: Exclude<PaintKind, 'text'>, text: string, uses: Use[] = []): void {
    this.#flush(kind);
    this.#parts.push(text);
    this.offer(uses);
  }

  /** Shows text at a place, which is left out where the text before ends there. */
  show(text: string, place: string, end: string): void {
    this.#flush('text');
    if (!this.#isInText) this.#parts.push('BT');
    if (!this.#isInText || this.#place !== place) this.#parts.push(place);
    this.#isInText = true;
    this.#parts.push(text);
    this.#place = end;
  }

  /** What is shown after this may depend on where the text ends: letters that clip. */
  endTextHere(): void {
    this.#endText();
  }

  result(): Buffer {
    this.#endText();
    while (this.#openers.length) this.close(this.#openers.at(-1)!.kind);
    return Buffer.from(this.#parts.join('\n'), 'latin1');
  }

  #endText(): void {
    if (this.#isInText) this.#parts.push('ET');
    this.#isInText = false;
  }

  #flush(kind: PaintKind): void {
    const waiting = this.#openers.filter(({ at }) => at === undefined);
    if (kind !== 'text' || waiting.length || this.#placings.length) this.#endText();
    for (const opener of waiting) {
      opener.at = this.#parts.push(opener.text) - 1;
      if (opener.kind !== 'q') continue;
      opener.written = this.#written;
      this.#written = new Map(this.#written);
    }
    for (const placing of this.#placings)
      this.#parts.push('clip' in placing ? placing.clip : `${matrixText(placing.matrix)} cm`);
    this.#placings = [];
    for (const key of [...this.#settings.keys()].sort(byStateFirst)) {
      const setting = this.#settings.get(key)!;
      const needed = kind === 'text' || (kind === 'image' ? OF_IMAGES.has(key) : !OF_TEXT.has(key));
      if (!needed || this.#written.get(key)?.text === setting.text) continue;
      this.#parts.push(setting.text);
      this.offer(setting.uses);
      this.#written.set(key, setting);
    }
  }

  /** Puts what content names among its resources. */
  offer(uses: Use[]): void {
    for (const { kind, name, value } of uses) {
      const known = this.resources.get(kind);
      const entries: PdfDict = known instanceof Map ? known : new Map();
      entries.set(name, value);
      this.resources.set(kind, entries);
    }
  }
}

function byStateFirst(one: string, other: string): number {
  if (one === 'gs' || other === 'gs') return one === 'gs' ? -1 : 1;
  return one < other ? -1 : 1;
}

/** Ten digits: what calculation leaves behind them is no part of a document. */
export function numberText(value: number): string {
  return numberToken(Number(value.toPrecision(10)));
}

export function matrixText(matrix: Matrix): string {
  return matrix.map(numberText).join(' ');
}
