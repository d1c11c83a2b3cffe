import type { PassageIndex } from '../ranking/passage-index.ts';
import { isFurniture } from '../text/furniture.ts';
import type { Sentence } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import { recogniseKind } from './document-kind.ts';

/** What is wanted of a bill or a form, the most telling first; one line for each. */
const WANTED = [
  /(?:invoice|rechnungs?|bill|receipt|facture|factura|order|booking|tender)\W{0,3}(?:no|nr|num\w{0,6}|id|n)(?![a-z])|(?:facture|rechnung|factura) (?:n|nr)\W/,
  /(?:invoice|issue|rechnungs?|order)?\s?(?:date|datum|fecha)(?![a-z])/,
  /due|zahlungsziel|fallig|zahlbar|limite de paiement|echeance|vencimiento|billing period|check in/,
  /bill(?:ed)? to|customer|client|kunde|guest|name|abonne|cliente|contractor/,
  /supplier|seller|sold by|service provider|vendor|lieferant|vendedor|emetteur/,
  /subtotal|net amount|zwischensumme|netto|total ht|base imponible/,
  /(?:^|\W)(?:tax|vat|gst|mwst|ust|tva|iva)(?:\W|$)/,
  /total|amount due|balance|gesamt|summe|a payer|importe/,
  /iban|account n|kontonummer|bank/,
  /payment|zahlung|paiement|pago|duration|laufzeit|duree/,
];
const LINE = /^(?:[^|]{1,60} \| )?(\p{L}[^:|]{1,60}?)(?::(?: \|)?\s+|\s\|\s)(\S.*)$/u;
const LONGEST = 160;

/** Its title, then lines that name something and say what it is, in the order they stand. */
export function listFields(index: PassageIndex): Sentence[] {
  const all = index.passages.flatMap(({ sentences }) => sentences).filter((one) => !isFurniture(index, one));
  const lines = all.filter(
    ({ text }) => text.length <= LONGEST && LINE.test(text) && /\d|\p{Lu}/u.test(LINE.exec(text)![2]!),
  );
  const chosen = new Set<Sentence>();
  for (const pattern of WANTED) {
    const found = lines.find((one) => !chosen.has(one) && pattern.test(foldText(LINE.exec(one.text)![1]!)));
    if (found) chosen.add(found);
  }
  const titles = all.filter(
    ({ text, page }) => page === all[0]?.page && /^\p{Lu}[\p{L}\s]{4,60}$/u.test(text),
  );
  const title = titles.find(({ text }) => recogniseKind(`${text} ${text} ${text}`) !== 'other') ?? titles[0];
  if (chosen.size && title) chosen.add(title);
  const known = new Set<string>();
  return [...chosen]
    .filter(({ text }) => !known.has(text) && known.add(text))
    .sort((a, b) => a.page - b.page || a.from - b.from);
}
