import { UsageError } from './exit-codes.ts';
import type { Shape } from './option-shape.ts';

/** Whether a list can be given entry by entry: `page=1,x=72,label=Name`. */
export function takesEntries({ type, items }: Shape): boolean {
  return type === 'array' && items?.type === 'object' && items.properties !== undefined && !items.oneOf;
}

/** The names of what an entry has, those that it needs first. */
export function namesOfEntry({ items }: Shape): string[] {
  const { properties = {}, required = [] } = items ?? {};
  return Object.keys(properties).toSorted(
    (a, b) => Number(required.includes(b)) - Number(required.includes(a)),
  );
}

/** Values may have commas: a part without a name belongs to the one before it. */
export function readEntry(text: string, { items }: Shape, flag: string, command: string): object {
  const properties = items?.properties ?? {};
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

function readValue(text: string, { type }: Shape): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'array') return text.split('|');
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}
