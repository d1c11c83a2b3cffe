import { currentLanguage } from './language.ts';

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
