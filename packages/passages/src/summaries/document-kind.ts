import { foldText } from '../text/tokens.ts';

/** What a document is, as far as its beginning says it in one of four languages. */
export type DocumentKind = 'invoice' | 'contract' | 'paper' | 'letter' | 'other';

const BEGINNING = 2_500;
const SIGNS: [DocumentKind, RegExp, number][] = [
  [
    'invoice',
    /(?<![a-z])(?:invoice|bill to|amount due|vat|receipt|subtotal|rechnung|rechnungsnummer|mwst|facture|tva|montant|factura|iva|importe)(?![a-z])/g,
    3,
  ],
  [
    'contract',
    /(?<![a-z])(?:agreement|lease|landlord|tenant|lessor|lessee|party|parties|hereinafter|hereby|vertrag|mieter|vermieter|mietvertrag|contrat|bailleur|locataire|contrato|arrendador|arrendatario)(?![a-z])/g,
    3,
  ],
  [
    'paper',
    /(?<![a-z])(?:abstract|introduction|et al|keywords|doi|arxiv|proceedings|journal|zusammenfassung|resume|resumen)(?![a-z])/g,
    3,
  ],
  [
    'letter',
    /(?<![a-z])(?:dear|sincerely|yours faithfully|kind regards|sehr geehrte[rn]?|mit freundlichen grussen|madame|monsieur|cordialement|estimad[oa]|atentamente)(?![a-z])/g,
    1,
  ],
];

export function recogniseKind(text: string): DocumentKind {
  const beginning = foldText(text.slice(0, BEGINNING));
  let [kind, most]: [DocumentKind, number] = ['other', 0];
  for (const [one, pattern, least] of SIGNS) {
    const count = beginning.match(pattern)?.length ?? 0;
    if (count >= least && count / least > most) [kind, most] = [one, count / least];
  }
  return kind;
}
