import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AskedQuestion, AskedWord } from './question-words.ts';
import { listUnits, type Unit } from './units.ts';

/** Words that say the same have to be rather sure. */
const SAME = 0.5;
/** So much of the question's words has to stand beside, and so much more than beside any other. */
const BESIDE = 0.3;
const AHEAD = 0.1;
/** What a line stands under counts less than what it says. */
const OF_HEADING = 0.7;
const OF_LINE_BEFORE = 0.8;
/** What is written as a phone number is, and is another one. */
const OTHER_NUMBER =
  /(?:(?<!\p{L})(?:id|identity|ident|passport|account|invoice|bill|reference|ref|registration|tax|vat|iban|order|customer|member(?:ship)?|policy|serial|case|licen[cs]e|security|contract|rechnungs?|kunden|konto|steuer|bestell|vertrags?|ausweis|mitglieds|serien|facture|compte|client|commande|siret|factura|cuenta|cliente|pedido|contrato)[\s-]?(?:numbers?|no|nr|nummer|numéro|número|n°|nº)?|numéro de (?:facture|compte|client|commande)|número de (?:factura|cuenta|cliente|pedido)|(?<!\p{L})(?:iban|siren|siret|isbn|issn))[.:#\s]{0,4}$/iu;
const NEAR = 40;
const MOST_READ = 8;
const KINDS = [/@/u, /\d[\s()./-]{0,3}\d[\s()./-]{0,3}\d/u, /https?:|www\./iu];

/**
 * The line that has the phone number or the address a question asks for: the only one of the document, or the one that stands beside
 * the words it is asked with, where no other does as well.
 */
export function findContact(index: PassageIndex, { contact, words }: AskedQuestion): Unit | undefined {
  if (!contact) return undefined;
  const told = words.filter(({ stem }) => !contact.naming.has(stem));
  const found = index.passages.flatMap(({ text }, at) =>
    contact.shape.test(text)
      ? listUnits(index, at).flatMap((unit) => {
          const value = readContact(contact.shape, unit.sentence.text);
          return value && !unit.isFurniture ? [{ unit, value, worth: besideOf(unit, told) }] : [];
        })
      : [],
  );
  const best = found.toSorted((a, b) => b.worth - a.worth)[0];
  if (!best) return undefined;
  const others = found.filter(({ value }) => value !== best.value);
  if (contact.isAlone) return others.length ? findCard(found.map(({ unit }) => unit)) : best.unit;
  const next = Math.max(0, ...others.map(({ worth }) => worth));
  return best.worth >= BESIDE && best.worth >= next + AHEAD ? best.unit : undefined;
}

/** The first that is not named as another number. */
export function readContact(shape: RegExp, text: string): string | undefined {
  for (let [at, left] = [0, MOST_READ]; left > 0; left--) {
    const found = shape.exec(text.slice(at));
    if (!found) return undefined;
    const from = at + found.index;
    if (!OTHER_NUMBER.test(text.slice(Math.max(0, from - NEAR), from))) return found[0];
    at = from + found[0].length;
  }
  return undefined;
}

/** Of several lines the one that tells more than one way to reach somebody, where no other does. */
function findCard(units: Unit[]): Unit | undefined {
  const cards = [...new Set(units)].filter(
    ({ sentence: { text } }) => KINDS.filter((kind) => kind.test(text)).length > 1,
  );
  return cards.length === 1 ? cards[0] : undefined;
}

function besideOf({ stems, before, heading, key }: Unit, words: AskedWord[]): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return words.reduce((sum, { alike, weight }) => {
    const isIn = (other: ReadonlySet<string>) =>
      [...alike].some(([stem, likeness]) => likeness >= SAME && other.has(stem));
    const share =
      isIn(stems) || isIn(key) ? 1 : isIn(before) ? OF_LINE_BEFORE : isIn(heading) ? OF_HEADING : 0;
    return sum + (share * weight) / all;
  }, 0);
}
