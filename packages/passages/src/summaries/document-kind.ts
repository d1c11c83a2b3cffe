import { foldText } from '../text/tokens.ts';

/** What a document is, as far as its title and its beginning say it in one of four languages. */
export type DocumentKind =
  | 'invoice'
  | 'contract'
  | 'rules'
  | 'minutes'
  | 'paper'
  | 'report'
  | 'manual'
  | 'letter'
  | 'other';

const BEGINNING = 2_500;
const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g');

/** A title that has such a word is of this kind. */
const TITLES: [DocumentKind, RegExp][] = [
  [
    'minutes',
    word(
      'minutes|sitzungsprotokoll|niederschrift|proces-verbal|compte[ -]rendu|acta de|protokoll der|group meeting|board meeting',
    ),
  ],
  ['invoice', word('invoice|tax invoice|receipt|rechnung|quittung|facture|factura|recibo|bill')],
  [
    'rules',
    word(
      'by-?laws|constitution|operations manual|code of conduct|policy|regulations|\\w{0,20}satzung|\\w{1,20}ordnung|statuts?|reglement|estatutos?|reglamento|protocolo',
    ),
  ],
  [
    'contract',
    word(
      '\\w{0,12}agreement|contract|lease|terms (?:and conditions|of (?:use|service))|nda|\\w{0,12}vertrag|agb|geschaftsbedingungen|contrat|bail|conditions generales|contrato|condiciones generales',
    ),
  ],
  ['letter', word('\\w{0,12} letter|oficio(?: \\w{1,20})?|carta|lettre|anschreiben')],
  ['manual', word('manual|handbook|guide|guidebook|instructions|handbuch|anleitung|leitfaden|manuel|guia')],
  ['report', word('report|results|survey|\\w{0,12}bericht|rapport|bilan|informe')],
];
const SIGNS: [DocumentKind, RegExp, number][] = [
  [
    'invoice',
    word(
      'invoice|bill to|amount due|vat|receipt|sub-?total|unit price|rechnung|rechnungsnummer|\\w{0,6}betrag|mwst|facture|tva|tps|montant|sous-total|factura|iva|importe|precio|berechnen|iban',
    ),
    3,
  ],
  [
    'contract',
    word(
      'agreement|lease|landlord|tenant|lessor|lessee|party|parties|hereinafter|hereby|vertrag|mieter|vermieter|mietvertrag|contrat|bailleur|locataire|contrato|arrendador|arrendatario',
    ),
    3,
  ],
  [
    'paper',
    word(
      'abstract|introduction|et al|keywords|index terms|doi|arxiv|proceedings|journal|zusammenfassung|resume|resumen|bibliography',
    ),
    2,
  ],
  [
    'letter',
    word(
      'dear|sincerely|yours faithfully|kind regards|cheers|sehr geehrte[rn]?|mit freundlichen grussen|madame|monsieur|cordialement|estimad[oa]|atentamente|atte',
    ),
    1,
  ],
];

/** A paper says so by an abstract, whatever its title has; an invoice has no other words than its own. */
export function recogniseKind(text: string, title = ''): DocumentKind {
  const beginning = foldText(text.slice(0, BEGINNING));
  const named = TITLES.find(([, pattern]) => foldText(title.slice(0, 200)).search(pattern) >= 0)?.[0];
  if (/(?:^|\n)\s*(?:abstract|zusammenfassung|resumen)(?![a-z])/.test(beginning)) return 'paper';
  if (named) return named;
  if (/(?<![a-z])(?:invoice|facture|factura|rechnung)\s{0,3}(?:#|n[o°º.]|nr)/.test(beginning))
    return 'invoice';
  let [kind, most]: [DocumentKind, number] = ['other', 0];
  for (const [one, pattern, least] of SIGNS) {
    const count = beginning.match(pattern)?.length ?? 0;
    if (count >= least && count / least > most) [kind, most] = [one, count / least];
  }
  return kind;
}
