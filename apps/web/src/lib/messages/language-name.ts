import { currentLanguage, type Language } from './language.ts';

/** Traditional codes of trained data, such as `eng` or `chi_sim`, by the name that a reader knows. */
export function languageName(code: string): string {
  const [language = code, script] = code.split('_');
  try {
    const name = new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(language) ?? code;
    return script ? `${name} (${script})` : name;
  } catch {
    return code;
  }
}

/** Trained data for each language of the interface that comes with Sheaf. */
const OCR_LANGUAGES: Partial<Record<Language, string>> = { en: 'eng', de: 'deu', es: 'spa', fr: 'fra' };

/** Scans are most often in the reader's own language; pages in another one are noticed. */
export function usualOcrLanguage(): string {
  return OCR_LANGUAGES[currentLanguage()] ?? 'eng';
}
