import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * A part of a parsed message as it travels to the page: a text, 0 for the number that is counted, `[name]` for a
 * parameter, `[name, 2]` for a number, `[name, 5 or 6, options]` for a choice or a plural; the rest as FormatJS has it.
 */
export type Compact = string | 0 | [name: string] | [name: string, type: 2] | Choice | MessageFormatElement;
type Choice = [name: string, type: 5 | 6, options: Record<string, Compact[]>];

/** As FormatJS wants it. */
export function expand(part: Compact): MessageFormatElement {
  if (typeof part === 'string') return { type: 0, value: part };
  if (part === 0) return { type: 7 };
  if (!Array.isArray(part)) return part;
  const [value, type = 1, given = {}] = part;
  const options = Object.fromEntries(
    Object.entries(given).map(([name, parts]) => [name, { value: parts.map(expand) }]),
  );
  return { type, value, options, offset: 0, pluralType: 'cardinal' } as MessageFormatElement;
}
