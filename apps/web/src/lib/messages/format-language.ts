import { currentLanguage, type Language } from './language.ts';

/** What is translated into. */
const CODES =
  'ar bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nb nl pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant';

/** As they are called in the page's language. */
export function listLanguages(language: Language = currentLanguage()): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return CODES.split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
