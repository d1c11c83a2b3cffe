import { type Area, type Catalogue, createFormatter, type Formatter } from '@sheaf/messages/formatter';
import { useAppName } from './app-name.ts';
import { localeOf } from './language.ts';
import {
  defineTranslated,
  readTranslated,
  type Translated,
  type Translation,
  useTranslated,
} from './translated.ts';

/** Changes with any translation; set by build/compiled-messages.ts, which names the files. */
declare const MESSAGES_VERSION: string;

export type AreaMessages<A extends Area> = Translated<Formatter<A>>;

/** The messages of one area. The build has parsed them, which their types do not show. */
export function defineMessages<A extends Area>(area: A, english: unknown): AreaMessages<A> {
  const en = createFormatter<A>(localeOf('en'), english as Catalogue);
  return defineTranslated(en, (language) => fetchMessages(area, language));
}

/** Every translation of an area is a file of its own, by a name that follows from area and language. */
export async function fetchMessages<A extends Area>(area: A, language: Translation): Promise<Formatter<A>> {
  const url = `/assets/${area}.${language}-${MESSAGES_VERSION}.js`;
  const { default: messages } = (await import(/* @vite-ignore */ url)) as { default: Catalogue };
  return createFormatter<A>(localeOf(language), messages);
}

/** Says them anew when the language or the name of the instance changes. */
export function useMessages<A extends Area>(messages: AreaMessages<A>): Formatter<A> {
  useAppName();
  return useTranslated(messages);
}

export async function readMessages<A extends Area>(messages: AreaMessages<A>): Promise<Formatter<A>> {
  return readTranslated(messages);
}
