import { type Catalogue, createFormatter, type Formatter } from '@sheaf/messages/formatter';
import { useEffect, useState } from 'react';
import { currentLanguage, type Language, localeOf } from './language.ts';
import { fetchMessages } from './messages.ts';

/** Fetched with the first error, English too. */
const fetched = new Map<Language, Promise<Formatter<'errors'>>>();

export function fetchErrorMessages(language: Language): Promise<Formatter<'errors'>> {
  const coming = fetched.get(language) ?? openErrors(language);
  fetched.set(language, coming);
  return coming;
}

async function openErrors(language: Language): Promise<Formatter<'errors'>> {
  if (language !== 'en') return fetchMessages('errors', language);
  const english: unknown = await import('@sheaf/messages/en/errors.json', { with: { type: 'json' } });
  return createFormatter<'errors'>(localeOf('en'), (english as { default: Catalogue }).default);
}

/** Null until the messages are loaded; nothing is loaded without an error. */
export function useErrorMessages(isNeeded: boolean): Formatter<'errors'> | null {
  const [format, setFormat] = useState<Formatter<'errors'> | null>(null);
  const language = currentLanguage();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    void fetchErrorMessages(language).then((messages) => isWanted && setFormat(() => messages));
    return () => {
      isWanted = false;
    };
  }, [isNeeded, language]);
  return format;
}
