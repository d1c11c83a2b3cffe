import { contentWords, stemOf } from '../lexical/terms.ts';
import { foldText } from '../text/tokens.ts';

/** Seven figures or more, and no date. */
const PHONE =
  /(?<![\d.,/-])(?!\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d))\+?\(?\d(?:[\s()./-]{0,3}\d){6,14}(?!\d)/u;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,80}/u;
const SITE =
  /(?:https?:\/\/|www\.)\S{3,200}|(?<![\w@.-])[\w-]{2,63}\.(?:com|org|net|eu|de|fr|es|uk|us|io|gov|edu)(?![\w-])/iu;

/** Whichever of them it is. */
const ANY = new RegExp(`${PHONE.source}|${EMAIL.source}|${SITE.source}`, 'iu');

/** The number of a house and its street, as four languages write it. */
const ADDRESS =
  /(?<![\p{L}\d.,])\d{1,5}[a-z]?,?\s(?:(?:\p{Lu}[\p{L}.'’-]{1,20}|\d{1,3}(?:st|nd|rd|th))\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Square|Way|Place|Court|Terrace|Parkway|Crescent|Close|Row|Hill)(?!\p{L})|(?<!\p{L})\p{Lu}\p{L}{1,25}(?:straße|strasse|str\.|weg|platz|allee|gasse)\s\d{1,4}|(?<!\d)\d{1,4}(?:\sbis)?,?\s(?:rue|avenue|boulevard|place|chemin|route|quai)\s\p{L}|(?<!\p{L})(?:Calle|Avenida|Plaza|Paseo)\s(?:\p{L}{1,20}\s?){1,5},?\s(?:n[.º°]{1,2}\s)?\d{1,4}/u;

/** What people are reached by, as questions name it, folded, and what it looks like. */
const CONTACTS: { asked: RegExp; shape: RegExp }[] = [
  {
    asked:
      /(?<![a-z])(?:(?:tele)?phone numbers?|(?:tele)?fax(?: number)?|numbers? (?:do|can|should|must|may|could|shall|to) (?:(?:i|we|you|one) )?(?:call|ring|dial|phone)|telefonnummer|handynummer|rufnummer|faxnummer|(?:telefon|telephone|tel|telefono(?: (?:del?|de la) [a-z]{1,30})?)\s*[?!.]*$|numeros? de tel|(?:welche\w?|unter welcher) nummer (?:\w+ )?(?:\w+ )?(?:an|anrufen|wahlen)|numeros? de (?:telephone|telefono|fax)|que (?:telefono|numero) (?:puedo |debo |hay que |se puede )?(?:llamar|llamo)|quel numero (?:\w+[ -])?(?:\w+ )?(?:appeler|composer))(?![a-z])/,
    shape: PHONE,
  },
  {
    asked:
      /(?<![a-z])(?:e-?mail(?: address(?:es)?)?|(?:e-?)?mail[ -]?adresse(?: (?:vom|von|der|des) [a-z ]{1,30})?|adresse (?:e-?mail|mail)|(?:le|ton|votre) mail|courriel|correo(?: electronico)?)\s*[?!.]*$|(?<![a-z])(?:e-?mail address(?:es)?|e-?mail-adresse|adresse (?:e-?mail|mail|courriel))(?![a-z])/,
    shape: EMAIL,
  },
  {
    asked:
      /(?<![a-z])(?:web ?sites?|web ?address(?:es)?|webseite|site (?:web|internet)|sitio web|pagina web)\s*[?!.]*$/,
    shape: SITE,
  },
  {
    asked:
      /(?<![a-z-])(?<!(?:mail|web|ip|internet)[ -])(?:(?:postal |street )?address|where (?:is|are|can (?:i|we) find) (?:the |your |this )?(?:office|centre|center|company|club|shop|store|theat(?:re|er)|museum|school|college|restaurant|hotel|headquarters|library|clinic|practice|venue|firm|organi[sz]ation|business)(?: located| situated| based)?|(?:anschrift|adresse(?! (?:e-?mail|mail))|wo (?:ist|liegt|befindet sich) (?:der|die|das) (?:buro|laden|firma|verein|geschaft|museum|schule|hotel|praxis)|ou (?:est|se trouve) (?:le|la|l')\s?(?:bureau|magasin|societe|entreprise|musee|ecole|hotel)|direccion(?! de correo)|donde (?:esta|queda) (?:el|la) (?:oficina|tienda|empresa|museo|escuela|hotel)))\s*[?!.]*$/,
    shape: ADDRESS,
  },
  {
    asked:
      /^[¿\s]*(?:how|where|wie|wo|comment|ou|como|donde) (?:(?:do|can|could|should|may|would|kann|konnte|puis-je|peut-on|puedo|podemos|se puede|i|we|you|one|ich|man|wir|je|on) ){0,3}(?:get in touch with|get hold of|contact|reach|erreich\w{1,3}|kontaktier\w{1,3}|contacter|joindre|contactar|comunicarme con|ponerme en contacto con)(?![a-z])/,
    shape: ANY,
  },
];
const ASKS_FOR_ONE =
  /^[¿\s]*(?:(?:at|on|under|to|a|unter|an) )?(?:what|which|where|how|and|was|wo|wie|comment|como|welche[mnrs]?|et|ou|donde|quel|quelle|quels|cual|que|y|c ?est quoi)(?![a-z])|^(?:(?:die|der|das|la|el|le) )?(?:(?:e-?)?mail|telefon|handynummer|rufnummer|anschrift|adresse|courriel|telephone|correo|telefono|direccion|webseite)/;
/** How somebody is reached, which says not who. */
const REACHES =
  /(?<![a-z])(?:use[ds]?|contact\w*|touch|hold|kontaktier\w*|joindre|contacto|comunicarme|write|send|reach\w*|call|questions?|schreiben|erreich\w*|anruf\w*|contacter|ecrire|joindre|escribir|contactar|llamar)(?![a-z])/g;

/** `isAlone`: whose it is, the question does not say. `naming`: the stems of the words that only name what is asked for. */
export type AskedContact = { shape: RegExp; isAlone: boolean; naming: ReadonlySet<string> };

/** The look of the phone number, the address or the site that a question asks for: what has none of it is no answer. */
export function askedContact(question: string): AskedContact | undefined {
  const asked = foldText(question.slice(0, 300)).trim();
  if (!ASKS_FOR_ONE.test(asked)) return undefined;
  const found = CONTACTS.find((one) => one.asked.test(asked));
  const [named = ''] = found?.asked.exec(asked) ?? [];
  const naming = new Set(contentWords(`${named} ${(asked.match(REACHES) ?? []).join(' ')}`).map(stemOf));
  return (
    found && {
      shape: found.shape,
      naming,
      isAlone: contentWords(asked.replace(found.asked, ' ').replace(REACHES, ' ')).length === 0,
    }
  );
}
