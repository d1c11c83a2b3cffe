import { LANGUAGES, type Language, localeOf } from '@sheaf/messages/languages';
export { LANGUAGES, type Language, localeOf };
import { readItem, writeItem } from '../page/storage.ts';

const KEY = 'language';

let current = readChoice() ?? askBrowser();
const listeners = new Set<() => void>();
setDocumentLanguage();

export function currentLanguage(): Language {
  return current;
}

export function currentLocale(): string {
  return localeOf(current);
}

/** The caller has fetched the messages of the pages in it. */
export function rememberLanguage(language: Language): void {
  writeItem(KEY, language);
  current = language;
  setDocumentLanguage();
  for (const listener of listeners) listener();
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In its own language, for people who cannot read the current one, or in another. */
export function nameLanguage(language: Language, speaker: Language = language): string {
  const name = new Intl.DisplayNames(speaker, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(speaker) + name.slice(1);
}

function readChoice(): Language | undefined {
  return LANGUAGES.find((language) => language === readItem(KEY));
}

function askBrowser(): Language {
  for (const wish of navigator.languages ?? []) {
    const known = LANGUAGES.find((language) => language === wish.split('-')[0]);
    if (known) return known;
  }
  return 'en';
}

function setDocumentLanguage(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = current;
  const manifest = current === 'en' ? '/manifest.webmanifest' : `/manifest.${current}.webmanifest`;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
}
