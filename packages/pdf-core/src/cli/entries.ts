import { UsageError } from './exit-codes.ts';
import type { Shape } from './option-shape.ts';

/** Whether a list can be given entry by entry: `page=1,x=72,label=Name`. */
export function takesEntries({ type, items }: Shape): boolean {
  if (type !== 'array' || !items) return false;
  return kindsOf(items).every((kind) => kind.type === 'object' && kind.properties !== undefined);
}

/** What an entry may be: of one kind, or of several that have other parts. */
function kindsOf(items: Shape): Shape[] {
  return items.oneOf ?? items.anyOf ?? [items];
}

function propertiesOf({ items }: Shape): Record<string, Shape> {
  const kinds = items ? kindsOf(items).toReversed() : [];
  return Object.assign({}, ...kinds.map(({ properties }) => properties)) as Record<string, Shape>;
}

/** What its help says: the names of what an entry has, those that it needs first, and how those of several parts are written. */
export function describeEntry(shape: Shape): string {
  const kinds = shape.items ? kindsOf(shape.items) : [];
  const isNeeded = (name: string) => kinds.every(({ required = [] }) => required.includes(name));
  const names = Object.keys(propertiesOf(shape)).toSorted(
    (a, b) => Number(isNeeded(b)) - Number(isNeeded(a)),
  );
  const values = [...new Set(kinds.flatMap(({ properties }) => properties?.['type']?.const ?? []))];
  const written = Object.entries(propertiesOf(shape)).flatMap(([name, part]) => {
    const form = describePart(part);
    return form ? [`${name} as "${form}"`] : [];
  });
  return [names.join(', '), ...(values.length ? [`type: ${values.join(', ')}`] : []), ...written].join('; ');
}

/** `x y`, or several of them. */
function describePart({ type, properties, items }: Shape): string | null {
  if (properties) return Object.keys(properties).join(' ');
  const inner = type === 'array' && items ? describePart(items) : null;
  if (inner === null) return null;
  return items?.properties && isPoint(items) ? `${inner} …` : `${inner}|…`;
}

function isPoint({ properties = {} }: Shape): boolean {
  return Object.keys(properties).join() === 'x,y';
}

/** Values may have commas: a part without a name belongs to the one before it. */
export function readEntry(text: string, shape: Shape, flag: string, command: string): object {
  const properties = propertiesOf(shape);
  const entry: [string, string][] = [];
  for (const part of text.split(',')) {
    const name = part.slice(0, Math.max(0, part.indexOf('='))).trim();
    const last = entry.at(-1);
    if (Object.hasOwn(properties, name)) entry.push([name, part.slice(part.indexOf('=') + 1)]);
    else if (last) last[1] += `,${part}`;
    else {
      const known = Object.keys(properties).join(', ');
      throw new UsageError(`--${flag} takes NAME=VALUE,... with ${known}, or JSON, not "${text}".`, command);
    }
  }
  return Object.fromEntries(entry.map(([name, value]) => [name, readValue(value, properties[name]!)]));
}

function readValue(text: string, shape: Shape): unknown {
  const { type, properties, items } = shape;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (properties) return readPart(text.trim().split(SPACE), properties);
  if (type === 'array' && items?.properties && isPoint(items)) return readPoints(text, items.properties);
  if (type === 'array') return text.split('|').map((part) => (items ? readValue(part, items) : part));
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

const SPACE = /\s+/u;

/** `72 700`: its values in their order. */
function readPart(words: string[], properties: Record<string, Shape>): object {
  const names = Object.keys(properties);
  const pairs = words.map((word, index) => [names[index] ?? `${index + 1}`, word] as const);
  return Object.fromEntries(pairs.map(([name, word]) => [name, readValue(word, properties[name] ?? {})]));
}

/** `72 700 90 710`: one point after the other. */
function readPoints(text: string, properties: Record<string, Shape>): object[] {
  const words = text.trim().split(SPACE);
  const count = Object.keys(properties).length;
  return Array.from({ length: Math.ceil(words.length / count) }, (_, index) =>
    readPart(words.slice(index * count, (index + 1) * count), properties),
  );
}
