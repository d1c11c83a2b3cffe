import { use, useSyncExternalStore } from 'react';
import { currentLanguage, type Language, rememberLanguage, subscribeToLanguage } from './language.ts';

type Translation = Exclude<Language, 'en'>;
/** Untyped here, since a type that follows from itself is none: each says of itself whose words it has. */
type Translated = { [Other in Translation]: () => Promise<{ texts: unknown }> };
type Catalogue<Texts> = { en: Texts; fetch(language: Translation): Promise<Texts> };

/** What a catalogue says, in any language: English sets the keys and their parameters. */
export type TextsOf<C> = C extends { en: infer Texts } ? Spoken<Texts> : never;

/** As English has it, but for the words themselves. */
type Spoken<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Said
    ? (...args: Args) => Spoken<Said>
    : { [Key in keyof Texts]: Spoken<Texts[Key]> };

const catalogues = new Set<Catalogue<unknown>>();

/** English comes with the page; another language is fetched, catalogue by catalogue, by those who read it. */
export function defineTexts<Texts>({ en }: { en: Texts }, others: Translated): Catalogue<Spoken<Texts>> {
  const english = en as Spoken<Texts>;
  const fetched = new Map<Translation, Promise<Spoken<Texts>>>();
  const catalogue: Catalogue<Spoken<Texts>> = {
    en: english,
    fetch(language) {
      const texts = fetched.get(language) ?? fetchTexts(others[language], english);
      fetched.set(language, texts);
      return texts;
    },
  };
  catalogues.add(catalogue);
  const language = currentLanguage();
  // Asked for with the code that needs it, and not one by one as its parts are drawn.
  if (language !== 'en') void catalogue.fetch(language);
  return catalogue;
}

/** A page in English is better than none. */
function fetchTexts<Texts>(fetch: Translated[Translation], english: Texts): Promise<Texts> {
  const coming = fetch().then(
    ({ texts }) => texts as Texts,
    () => english,
  );
  // By these React knows what is here already, and does not wait for it a moment more.
  void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
  return coming;
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, currentLanguage);
}

export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  const language = useLanguage();
  return language === 'en' ? catalogue.en : use(catalogue.fetch(language));
}

/** For what is said outside of what is drawn. */
export async function readTexts<Texts>(catalogue: Catalogue<Texts>): Promise<Texts> {
  const language = currentLanguage();
  return language === 'en' ? catalogue.en : catalogue.fetch(language);
}

/** All that is on the page turns at once, when all of it is here. */
export async function chooseLanguage(language: Language): Promise<void> {
  await fetchLanguage(language);
  rememberLanguage(language);
}

export async function fetchLanguage(language: Language): Promise<void> {
  if (language === 'en') return;
  await Promise.all(Array.from(catalogues, (catalogue) => catalogue.fetch(language)));
}
