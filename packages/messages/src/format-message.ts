import { readArea } from './areas.mjs';
import { compileMessages } from './compile.mjs';
import {
  type Area,
  createFormatter,
  type Formatter,
  type MessageKey,
  type MessageParameters,
} from './formatter.ts';
import { type Language, localeOf } from './languages.ts';

export type { Area, MessageKey, MessageParameters } from './formatter.ts';
export { type Language, LANGUAGES, localeOf, readLanguage } from './languages.ts';

/** A message of an area in a language, for what runs in Node: answers, emails, receipts, the command line. */
export function formatMessage<A extends Area, K extends MessageKey<A>>(
  language: Language,
  area: A,
  key: K,
  ...parameters: MessageParameters<A, K>
): string {
  return openArea(language, area)(key, ...parameters);
}

const opened = new Map<string, unknown>();

/** All messages of one area, for who says several. */
export function openArea<A extends Area>(language: Language, area: A): Formatter<A> {
  const name = `${language}/${area}`;
  const formatter =
    (opened.get(name) as Formatter<A> | undefined) ??
    createFormatter<A>(localeOf(language), compileMessages(readArea(language, area)));
  opened.set(name, formatter);
  return formatter;
}
