import { createContext, useContext } from 'react';

/** The languages a person can choose. A new one here makes every catalogue without it a type error. */
export type Language = 'en';

/** English sets the shape; every other language must have exactly the same keys, with the same parameters. */
type Catalogue<Texts> = { en: Texts } & { [Other in Exclude<Language, 'en'>]: NoInfer<Texts> };

export function defineTexts<Texts>(catalogue: Catalogue<Texts>): Catalogue<Texts> {
  return catalogue;
}

const LanguageContext = createContext<Language>('en');

export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useContext(LanguageContext)];
}
