import { use, useSyncExternalStore } from 'react';
import { currentLanguage, type Language, rememberLanguage, subscribeToLanguage } from './language.ts';
import { noteCommand } from '../page/recent-commands.ts';

export type Translation = Exclude<Language, 'en'>;
/** The messages of a page in one language at a time. */
export type Translated<Content> = { en: Content; fetch(language: Translation): Promise<Content> };

const all = new Set<Translated<unknown>>();

/** English comes with the page; another language is fetched, piece by piece, by those who read it. */
export function defineTranslated<Content>(
  en: Content,
  fetchTranslation: (language: Translation) => Promise<Content>,
): Translated<Content> {
  const fetched = new Map<Translation, Promise<Content>>();
  const translated: Translated<Content> = {
    en,
    fetch(language) {
      const coming = fetched.get(language) ?? fetchContent(language);
      fetched.set(language, coming);
      return coming;
    },
  };
  /** A page in English is better than none. */
  function fetchContent(language: Translation): Promise<Content> {
    const coming = fetchTranslation(language).catch(() => en);
    // By these React knows what is here already, and does not wait for it a moment more.
    void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
    return coming;
  }
  all.add(translated);
  const language = currentLanguage();
  // Asked for with the code that needs it, and not one by one as its parts are drawn.
  if (language !== 'en') void translated.fetch(language);
  return translated;
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, currentLanguage);
}

export function useTranslated<Content>(translated: Translated<Content>): Content {
  const language = useLanguage();
  return language === 'en' ? translated.en : use(translated.fetch(language));
}

/** For messages outside React. */
export async function readTranslated<Content>(translated: Translated<Content>): Promise<Content> {
  const language = currentLanguage();
  return language === 'en' ? translated.en : translated.fetch(language);
}

/** All that is on the page turns at once, when all of it is here. */
export async function chooseLanguage(language: Language): Promise<void> {
  noteCommand(`language-${language}`);
  await fetchLanguage(language);
  rememberLanguage(language);
}

export async function fetchLanguage(language: Language): Promise<void> {
  if (language === 'en') return;
  await Promise.all(Array.from(all, (translated) => translated.fetch(language)));
}
