import { unlessDamaged } from '../pdf/attempt.ts';
import { limits } from '../limits.ts';
import { tooComplex } from '../pdf/damage.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { Page } from '../pdf/pages.ts';
import { isDict, nameOf, PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { tallyContent } from './tally-content.ts';

/** Operators: what a reader of a content holds, forms included each time they are shown, and what drawing it comes to. */
export type Weight = { held: number; drawn: number };

const NOTHING: Weight = { held: 0, drawn: 0 };
/** PDFium enters no form deeper than this. */
const DEEPEST = 40;
/** Below this a content whose resources hold nothing nested is not worth counting: so many bytes make an operator. */
const SHORT = 64 * 1024;
const BYTES_OF_OPERATOR = 3;
/** Letters, and tiles of a pattern, that cost as much as an operator. */
const LETTERS = 4;
const TILES = 20;
/** A mask is a picture of its own, mixed with what is under it pixel by pixel: so many operators. */
const MASK = 500;
/** Points: the assumed area of a pattern if its size is unknown. */
const PAGE_AREA = 612 * 792;

export type Scale = { page: (page: Page, resources: PdfDict | undefined) => Weight };

/** Weighs contents of a document; each stream is decoded once. */
export function makeScale(document: PdfDocument): Scale {
  const known = new Map<number, Weight>();
  const nestedIn = new Map<PdfDict, Nested>();

  function page({ entries }: Page, resources: PdfDict | undefined): Weight {
    const single = entries.get('Contents')?.value ?? null;
    const contents = document.resolve(single);
    const parts = Array.isArray(contents) ? contents : [single];
    let bytes = 0;
    let weight = NOTHING;
    for (const part of parts) {
      const content = part instanceof PdfRef ? decoded(part.number) : undefined;
      if (!content) continue;
      bytes += content.length;
      if (bytes > limits.pageContentBytes) throw tooComplex('a page whose content has no end');
      weight = sum(weight, weigh(content, resources, 0));
      if (weight.held > limits.pageOperators) break;
    }
    return weight;
  }

  /** The weight of a form, a pattern's cell or a drawn letter; what is being weighed already shows itself, which readers refuse. */
  function stream(value: PdfValue | undefined, above: PdfDict | undefined, depth: number): Weight {
    if (!(value instanceof PdfRef) || depth > DEEPEST) return NOTHING;
    const before = known.get(value.number);
    if (before) return before;
    known.set(value.number, NOTHING);
    const content = decoded(value.number);
    const resources = document.dict(document.dict(value)?.get('Resources')) ?? above;
    const weight = content ? weigh(content, resources, depth) : NOTHING;
    known.set(value.number, weight);
    return weight;
  }

  function weigh(content: Buffer, resources: PdfDict | undefined, depth: number): Weight {
    const nested = resources ? nestedOf(resources) : LEAF;
    if (content.length < SHORT && !nested.isAny) {
      const guess = Math.ceil(content.length / BYTES_OF_OPERATOR);
      return { held: guess, drawn: guess };
    }
    const tally = tallyContent(content, limits.pageOperators * LETTERS);
    const own = tally.operators + tally.letters / LETTERS;
    const weight = { held: own, drawn: own };
    for (const [name, times] of tally.shown) {
      const form = nested.forms.get(name);
      const inner = form ? stream(form, resources, depth + 1) : NOTHING;
      weight.held += times * inner.held;
      weight.drawn += times * inner.drawn;
    }
    for (const [name, times] of tally.patterns) {
      const pattern = nested.patterns.get(name);
      if (pattern)
        weight.drawn += times * (stream(pattern, resources, depth + 1).drawn + tilesOf(pattern) / TILES);
    }
    for (const [name, letters] of tally.fonts) {
      const drawings = nested.fonts.get(name);
      if (drawings) weight.drawn += letters * heaviest(drawings, resources, depth);
    }
    for (const [name, times] of tally.states) {
      const mask = nested.masks.get(name);
      if (mask) weight.drawn += times * (MASK + stream(mask, resources, depth + 1).drawn);
    }
    return weight;
  }

  /** Of a font's letters that are drawings, the most expensive one, drawn with the font's own resources. */
  function heaviest(font: PdfDict, above: PdfDict | undefined, depth: number): number {
    const resources = document.dict(font.get('Resources')) ?? above;
    let most = 0;
    for (const letter of document.dict(font.get('CharProcs'))?.values() ?? [])
      most = Math.max(most, stream(letter, resources, depth + 1).drawn);
    return most;
  }

  function tilesOf(pattern: PdfValue): number {
    const dict = document.dict(pattern);
    const across = Math.abs(Number(document.resolve(dict?.get('XStep')))) || 1;
    const down = Math.abs(Number(document.resolve(dict?.get('YStep')))) || 1;
    return PAGE_AREA / (across * down);
  }

  function nestedOf(resources: PdfDict): Nested {
    const before = nestedIn.get(resources);
    if (before) return before;
    const found = listNested(document, resources);
    nestedIn.set(resources, found);
    return found;
  }

  /** What cannot be decoded here draws nothing, or is left to the time and the memory that PDFium has. */
  function decoded(number: number): Buffer | undefined {
    return unlessDamaged(() => document.stream(number));
  }

  return { page };
}

/** The resources of a content that have contents of their own. */
type Nested = {
  forms: Map<string, PdfValue>;
  patterns: Map<string, PdfValue>;
  fonts: Map<string, PdfDict>;
  masks: Map<string, PdfValue>;
  isAny: boolean;
};

const LEAF: Nested = {
  forms: new Map(),
  patterns: new Map(),
  fonts: new Map(),
  masks: new Map(),
  isAny: false,
};

function listNested(document: PdfDocument, resources: PdfDict): Nested {
  const pick = <T>(
    kind: string,
    choose: (dict: PdfDict, value: PdfValue) => T | undefined,
  ): Map<string, T> => {
    const chosen = new Map<string, T>();
    for (const [name, value] of document.dict(resources.get(kind)) ?? []) {
      const dict = document.dict(value);
      const one = dict && choose(dict, value);
      if (one !== undefined) chosen.set(name, one);
    }
    return chosen;
  };
  const is = (dict: PdfDict, key: string, wanted: string) =>
    nameOf(document.resolve(dict.get(key))) === wanted;
  const nested = {
    forms: pick('XObject', (dict, value) => (is(dict, 'Subtype', 'Form') ? value : undefined)),
    patterns: pick('Pattern', (dict, value) =>
      document.resolve(dict.get('PatternType')) === 1 ? value : undefined,
    ),
    fonts: pick('Font', (dict) => (is(dict, 'Subtype', 'Type3') ? dict : undefined)),
    masks: pick('ExtGState', (dict) => {
      const mask = document.resolve(dict.get('SMask'));
      return isDict(mask) ? mask.get('G') : undefined;
    }),
  };
  return { ...nested, isAny: Object.values(nested).some(({ size }) => size > 0) };
}

function sum(one: Weight, other: Weight): Weight {
  return { held: one.held + other.held, drawn: one.drawn + other.drawn };
}
