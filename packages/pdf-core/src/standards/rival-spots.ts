import { createHash } from 'node:crypto';
import type { PdfDocument } from '../pdf/document.ts';
import { Lexer } from '../pdf/lexer.ts';
import { isDict, nameOf, PdfName, PdfRef, type PdfValue } from '../pdf/values.ts';

/** How far a definition is followed: a tint function refers to others, and a colour space to a profile. */
const DEPTH = 6;
const REFERENCE = /\b(\d{1,10}) \d{1,5} R\b/g;

/**
 * Whether two spot colours of one name are defined in two ways, which PDF/A forbids from its second part on. Two files
 * that were put together may each have their own. Numbers count as they are written, since judges compare them so.
 */
export function hasRivalSpots(document: PdfDocument): boolean {
  const known = new Map<string, string>();
  const own = { document, known: new Map<string, string>() };
  for (let number = 1; number < document.size; number++)
    for (const [, name, ...definition] of listSpots(document, document.value(number))) {
      const spot = nameOf(document.resolve(name)) ?? '';
      const described = definition.map((part) => describe(own, part)).join(' ');
      if ((known.get(spot) ?? described) !== described) return true;
      known.set(spot, described);
    }
  return false;
}

/** The arrays `[/Separation name space function]` inside a value; references are other objects' business. */
function listSpots(document: PdfDocument, value: PdfValue): PdfValue[][] {
  const found: PdfValue[][] = [];
  const todo = [value];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (isDict(next)) todo.push(...next.values());
    if (!Array.isArray(next)) continue;
    if (nameOf(document.resolve(next[0])) === 'Separation' && next.length >= 4) found.push(next);
    todo.push(...next);
  }
  return found;
}

type Described = { document: PdfDocument; known: Map<string, string> };

function describe(own: Described, value: PdfValue | undefined): string {
  if (value instanceof PdfRef) return describeObject(own, value.number, DEPTH);
  if (value instanceof PdfName) return `/${value.name}`;
  if (Array.isArray(value)) return `[${value.map((item) => describe(own, item)).join(' ')}]`;
  if (isDict(value))
    return `<<${[...value].map(([key, item]) => `/${key} ${describe(own, item)}`).join(' ')}>>`;
  return String(value);
}

/** A hash of an object as it is written, with those of the objects it refers to in the place of their numbers. */
function describeObject(own: Described, number: number, depth: number): string {
  const { document, known } = own;
  if (!depth || !document.has(number)) return 'null';
  const key = `${number} ${depth}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const source = document.source(number);
  const lexer = new Lexer(source, document.index.start[number]);
  const start = lexer.at;
  lexer.read();
  const text = source.toString('latin1', start, lexer.at).replaceAll(/\s+/g, ' ');
  const written = text.replaceAll(REFERENCE, (_, other) => describeObject(own, Number(other), depth - 1));
  const hash = createHash('sha256')
    .update(written)
    .update(document.rawStream(number) ?? '');
  known.set(key, hash.digest('hex'));
  return known.get(key)!;
}
