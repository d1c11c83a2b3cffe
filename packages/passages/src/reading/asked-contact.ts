import { contentWords } from '../lexical/terms.ts';
import { foldText } from '../text/tokens.ts';

/** Seven figures or more, and no date. */
const PHONE =
  /(?<![\d.,/-])(?!\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d))\+?\(?\d(?:[\s()./-]{0,3}\d){6,14}(?!\d)/u;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,80}/u;
const SITE =
  /(?:https?:\/\/|www\.)\S{3,200}|(?<![\w@.-])[\w-]{2,63}\.(?:com|org|net|eu|de|fr|es|uk|us|io|gov|edu)(?![\w-])/iu;

/** What people are reached by, as questions name it, folded, and what it looks like. */
const CONTACTS: { asked: RegExp; shape: RegExp }[] = [
  {
    asked:
      /(?<![a-z])(?:(?:tele)?phone numbers?|(?:tele)?fax(?: number)?|telefonnummer|faxnummer|numeros? de (?:telephone|telefono|fax))(?![a-z])/,
    shape: PHONE,
  },
  {
    asked:
      /(?<![a-z])(?:e-?mail(?: address(?:es)?)?|e-?mail-adresse|adresse (?:e-?mail|mail)|courriel|correo electronico)\s*[?!.]*$/,
    shape: EMAIL,
  },
  {
    asked:
      /(?<![a-z])(?:web ?sites?|web ?address(?:es)?|webseite|site (?:web|internet)|sitio web|pagina web)\s*[?!.]*$/,
    shape: SITE,
  },
];
const ASKS_FOR_ONE = /^[¿\s]*(?:what|which|and|was|wie|welche|et|quel|quelle|quels|cual|y)(?![a-z])/;

/** `isAlone`: whose it is, the question does not say. */
export type AskedContact = { shape: RegExp; isAlone: boolean };

/** The look of the phone number, the address or the site that a question asks for: what has none of it is no answer. */
export function askedContact(question: string): AskedContact | undefined {
  const asked = foldText(question.slice(0, 300)).trim();
  if (!ASKS_FOR_ONE.test(asked)) return undefined;
  const found = CONTACTS.find((one) => one.asked.test(asked));
  return found && { shape: found.shape, isAlone: contentWords(asked.replace(found.asked, ' ')).length === 0 };
}
