import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Formatters, formatToParts } from 'intl-messageformat';
import { type Compact, expand } from './compact.ts';
import { formatBytes } from './format-bytes.ts';
import type { Messages } from './generated.ts';

export type Area = keyof Messages;
export type MessageKey<A extends Area> = keyof Messages[A] & string;
/** What a message needs to be said; nothing where it has no parameters. */
export type MessageParameters<A extends Area, K extends MessageKey<A>> = Messages[A][K] extends null
  ? []
  : [parameters: Messages[A][K]];
/** The names that stand right below a key, such as `1`, `2` and `3` below a list. */
export type NameBelow<A extends Area, P extends string> =
  MessageKey<A> extends infer K ? (K extends `${P}.${infer Rest}` ? FirstName<Rest> : never) : never;
type FirstName<Path extends string> = Path extends `${infer Name}.${string}` ? Name : Path;

export type Formatter<A extends Area> = {
  <K extends MessageKey<A>>(key: K, ...parameters: MessageParameters<A, K>): string;
  /** A message whose key is only known at run time: what it asks for came with it. */
  find(key: string, parameters?: Record<string, string | number>): string | undefined;
  /** What is right below a key, in its order: `1`, `2` and `3` below a list. */
  names<P extends string>(prefix: P): NameBelow<A, P>[];
  /** Every message right below a key, by its name, each with the parameters it has among those given. */
  record<P extends string>(
    prefix: P,
    parameters?: Record<string, string | number>,
  ): Record<NameBelow<A, P>, string>;
};

/** Dotted keys with their messages, parsed where they have parameters (see compile.mjs). */
export type Catalogue = Record<string, string | Compact[]>;

let app = 'Sheaf';

/** What `{app}` says in every message: pages set the name of their instance. A server may run several, and sets none. */
export function nameApp(name: string): void {
  app = name;
}

/** The formatter of one area in one language. A message is prepared when it is first used. */
export function createFormatter<A extends Area>(locale: string, catalogue: Catalogue): Formatter<A> {
  const prepared = new Map<string, MessageFormatElement[]>();
  function format(key: string, parameters?: Record<string, unknown>): string {
    const message = catalogue[key];
    if (typeof message === 'string') return message;
    if (!message) throw new Error(`There is no message ${key} in ${locale}.`);
    const elements = prepared.get(key) ?? message.map(expand);
    prepared.set(key, elements);
    const parts = formatToParts(elements, locale, formatters, STYLES, { app, ...parameters });
    return parts.map(({ value }) => String(value)).join('');
  }
  const find = (key: string, parameters?: Record<string, unknown>) =>
    Object.hasOwn(catalogue, key) ? format(key, parameters) : undefined;
  const names = (prefix: string) => [
    ...new Set(
      Object.keys(catalogue).flatMap((key) =>
        key.startsWith(`${prefix}.`) ? [key.slice(prefix.length + 1).replace(/\..*/su, '')] : [],
      ),
    ),
  ];
  const record = (prefix: string, parameters?: Record<string, unknown>) =>
    Object.fromEntries(names(prefix).map((name) => [name, format(`${prefix}.${name}`, parameters)]));
  return Object.assign(format, { find, names, record }) as unknown as Formatter<A>;
}

/** `{size, number, bytes}` is a size in the unit that suits it, `{day, date, long}` a day with its month as a word. */
const STYLES = {
  number: { bytes: { style: 'unit', unit: 'byte' } },
  date: { long: { day: 'numeric', month: 'long', year: 'numeric' } },
  time: {},
} as const;

/** Making a format takes a hundred times as long as using it. */
const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>();
function keep<Format extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>(
  name: string,
  options: unknown,
  make: () => Format,
): Format {
  const id = name + JSON.stringify(options);
  const format = (kept.get(id) as Format | undefined) ?? make();
  kept.set(id, format);
  return format;
}

/** Those of FormatJS come with a cache that weighs as much as all else of it, and know neither sizes nor ISO dates. */
const formatters: Formatters = {
  getNumberFormat(locale, style) {
    if (style?.unit === 'byte')
      return { format: (bytes: number) => formatBytes(bytes, String(locale)) } as Intl.NumberFormat;
    return keep(
      'number',
      [locale, style],
      () => new Intl.NumberFormat(locale, style as Intl.NumberFormatOptions),
    );
  },
  getDateTimeFormat(locale, style) {
    const dates = keep('date', [locale, style], () => new Intl.DateTimeFormat(locale, style));
    const format = (date: Date | number | string) =>
      dates.format(typeof date === 'string' ? new Date(date) : date);
    return { format } as Intl.DateTimeFormat;
  },
  getPluralRules: (locale, options) =>
    keep('plural', [locale, options], () => new Intl.PluralRules(locale, options)),
};
