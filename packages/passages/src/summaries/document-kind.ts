import { foldText } from '../text/tokens.ts';

/** What a document is, as far as its title and its beginning say it in one of four languages. */
export type DocumentKind =
  | 'invoice'
  | 'quote'
  | 'contract'
  | 'policy'
  | 'payslip'
  | 'statement'
  | 'rules'
  | 'minutes'
  | 'paper'
  | 'report'
  | 'manual'
  | 'letter'
  | 'other';

const BEGINNING = 2_500;
const HEAD = 600;
const QUOTE = 'quotation|quote|(?:cost )?estimate|angebot|kostenvoranschlag|devis|presupuesto|cotizacion';
/** A sheet has no title: a line at its head names it. */
const OPENS_QUOTE = new RegExp(`(?:^|\\n)\\s{0,4}(?:${QUOTE})(?![a-z])[^\\n]{0,110}(?:\\n|$)`);
const HAS_SUMS =
  /(?<![a-z])(?:total|sub-?total|price|vat|\w{0,16}summe|\w{0,8}preis|mwst|prix|precio|importe|iva|tva)(?![a-z])/;

/** A title that has such a word is of this kind. */
const TITLES: [DocumentKind, RegExp][] = [
  [
    'minutes',
    /(?<![a-z])(?:minutes|sitzungsprotokoll|niederschrift|proces-verbal|compte[ -]rendu|acta de|protokoll der|group meeting|board meeting)(?![a-z])/g,
  ],
  [
    'payslip',
    /(?<![a-z])(?:pay ?slip|pay ?stub|wage slip|salary (?:slip|statement)|earnings statement|\w{0,8}(?:gehalts|lohn|entgelt|verdienst|bezuge)\w{0,3}(?:abrechnung|bescheinigung|nachweis)|bulletin de (?:paie|salaire)|fiche de paie|nomina|recibo de (?:salario|nomina))(?![a-z])/g,
  ],
  [
    'statement',
    /(?<![a-z])(?:(?:bank|account|card|savings) statement|statement of account|kontoauszug|kreditkartenabrechnung|releve (?:de compte|bancaire)|extracto (?:bancario|de (?:la )?cuenta))(?![a-z])/g,
  ],
  [
    'policy',
    /(?<![a-z])(?:insurance (?:policy|certificate|schedule)|(?:policy|insurance) schedule|certificate of (?:\w{1,12} )?insurance|schedule of insurance|versicherungs(?:schein|police|vertrag|bestatigung)|police d.?assurance|contrat d.?assurance|attestation d.?assurance|poliza(?: de seguro)?|contrato de seguro)(?![a-z])/g,
  ],
  ['quote', new RegExp(`(?<![a-z])(?:${QUOTE})(?![a-z])`, 'g')],
  [
    'invoice',
    /(?<![a-z])(?:invoice|tax invoice|receipt|rechnung|quittung|facture|factura|recibo|bill)(?![a-z])/g,
  ],
  [
    'rules',
    /(?<![a-z])(?:by-?laws|constitution|operations manual|code of conduct|policy|regulations|\w{0,20}satzung|\w{1,20}ordnung|statuts?|reglement|estatutos?|reglamento|protocolo)(?![a-z])/g,
  ],
  [
    'contract',
    /(?<![a-z])(?:\w{0,12}agreement|contract|lease|terms (?:and conditions|of (?:use|service|(?:your|the|this|our) \w{2,12}))|nda|\w{0,12}vertrag|agb|geschaftsbedingungen|contrat|bail|conditions generales|contrato|condiciones generales)(?![a-z])/g,
  ],
  ['letter', /(?<![a-z])(?:\w{0,12} letter|oficio(?: \w{1,20})?|carta|lettre|anschreiben)(?![a-z])/g],
  [
    'manual',
    /(?<![a-z])(?:manual|handbook|guide|guidebook|instructions|handbuch|anleitung|leitfaden|manuel|guia)(?![a-z])/g,
  ],
  ['report', /(?<![a-z])(?:report|results|survey|\w{0,12}bericht|rapport|bilan|informe)(?![a-z])/g],
];
const SIGNS: [DocumentKind, RegExp, number][] = [
  [
    'invoice',
    /(?<![a-z])(?:invoice|bill to|amount due|vat|receipt|sub-?total|unit price|rechnung|rechnungsnummer|\w{0,6}betrag|mwst|facture|tva|tps|montant|sous-total|factura|iva|importe|precio|berechnen|iban)(?![a-z])/g,
    3,
  ],
  [
    'contract',
    /(?<![a-z])(?:agreement|lease|landlord|tenant|lessor|lessee|party|parties|hereinafter|hereby|vertrag|mieter|vermieter|mietvertrag|contrat|bailleur|locataire|contrato|arrendador|arrendatario|terms and conditions|agb|\w{0,12}geschaftsbedingungen|conditions generales|condiciones generales)(?![a-z])/g,
    3,
  ],
  [
    'paper',
    /(?<![a-z])(?:abstract|introduction|et al|keywords|index terms|doi|arxiv|proceedings|journal|zusammenfassung|resume|resumen|bibliography)(?![a-z])/g,
    2,
  ],
  [
    'letter',
    /(?<![a-z])(?:dear|sincerely|yours faithfully|kind regards|cheers|sehr geehrte[rn]?|mit freundlichen grussen|madame|monsieur|cordialement|estimad[oa]|atentamente|atte)(?![a-z])/g,
    1,
  ],
];

/** An offer has the fields of a bill, and nothing of it is owed. */
export const isBill = (kind: DocumentKind): boolean => kind === 'invoice' || kind === 'quote';

/** A paper says so by an abstract, whatever its title has; an invoice has no other words than its own. */
export function recogniseKind(text: string, title = ''): DocumentKind {
  const beginning = foldText(text.slice(0, BEGINNING));
  const named = TITLES.find(([, pattern]) => foldText(title.slice(0, 200)).search(pattern) >= 0)?.[0];
  if (/(?:^|\n)\s*(?:abstract|zusammenfassung|resumen)(?![a-z])/.test(beginning)) return 'paper';
  if (named) return named;
  if (OPENS_QUOTE.test(beginning.slice(0, HEAD)) && HAS_SUMS.test(beginning)) return 'quote';
  if (/(?<![a-z])(?:invoice|facture|factura|rechnung)\s{0,3}(?:#|n[o°º.]|nr)/.test(beginning))
    return 'invoice';
  let [kind, most]: [DocumentKind, number] = ['other', 0];
  for (const [one, pattern, least] of SIGNS) {
    const count = beginning.match(pattern)?.length ?? 0;
    if (count >= least && count / least > most) [kind, most] = [one, count / least];
  }
  return kind;
}
