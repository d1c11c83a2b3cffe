import type { AnswerKind } from '../reading/answer-kind.ts';
import type { DocumentKind } from '../summaries/document-kind.ts';
import type { FactName } from '../summaries/fact-names.ts';
import { FUNCTION_WORDS } from '../text/stop-words.ts';

/** `asked`: how a question names it, folded; `words`: how files name it, in four languages. */
type FileWords = { kind: DocumentKind; asked: RegExp; words: string };
type FactWords = { facts: FactName[]; asked: RegExp; words: string; answer?: AnswerKind };

// bounded: words of this file, with no repetition within a repetition.
const any = (list: string) => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`);

export const FILE_WORDS: FileWords[] = [
  {
    kind: 'invoice',
    asked: any('invoices?|bills?|receipts?|rechnung(?:en)?|quittung(?:en)?|factures?|facturas?|recibos?'),
    words: 'invoice receipt Rechnung Rechnungsnummer Rechnungsdatum facture factura',
  },
  {
    kind: 'contract',
    asked: any('contracts?|agreements?|leases?|\\w{0,12}vertrage?n?|contrats?|baux|bail|contratos?'),
    words: 'contract agreement lease Vertrag Mietvertrag Arbeitsvertrag Kaufvertrag contrat bail contrato',
  },
  {
    kind: 'letter',
    asked: any('letters?|briefe?n?|anschreiben|lettres?|courriers?|cartas?|oficios?'),
    words: 'letter dear Brief geehrte lettre madame carta oficio',
  },
  {
    kind: 'minutes',
    asked: any('minutes|meetings?|protokolle?n?|sitzung(?:en)?|proces-verbal|proces-verbaux|actas?'),
    words: 'minutes meeting Protokoll Sitzung procès-verbal acta',
  },
  {
    kind: 'rules',
    asked: any('bylaws|statutes|satzung(?:en)?|statuts|estatutos'),
    words: 'bylaws statutes Satzung statuts estatutos',
  },
  {
    kind: 'policy',
    asked: any('(?:insurance )?polic(?:y|ies)|policen?|versicherungsscheine?|polizas?'),
    words: 'policy insurance insurer Versicherung Police Versicherer assurance assureur seguro póliza',
  },
  {
    kind: 'quote',
    asked: any('quotations?|quotes?|estimates?|angebote?n?|kostenvoranschlage?|devis|presupuestos?'),
    words: 'quotation estimate Angebot Kostenvoranschlag devis presupuesto',
  },
  {
    kind: 'payslip',
    asked: any(
      'pay ?slips?|gehaltsabrechnung(?:en)?|lohnabrechnung(?:en)?|fiches? de paie|bulletins? de (?:paie|salaire)|nominas?',
    ),
    words: 'payslip net pay Gehaltsabrechnung Auszahlungsbetrag bulletin de paie net à payer nómina',
  },
  {
    kind: 'statement',
    asked: any(
      '(?:bank|account) statements?|kontoausz(?:ug|uge)|releves? (?:de compte|bancaires?)|extractos?',
    ),
    words: 'account statement balance Kontoauszug Saldo relevé solde extracto saldo',
  },
  {
    kind: 'report',
    asked: any('reports?|berichte?n?|rapports?|informes?'),
    words: 'report Bericht rapport informe',
  },
  {
    kind: 'manual',
    asked: any('manuals?|handbooks?|handbuch|handbucher|manuels?|manuales'),
    words: 'manual handbook Handbuch manuel',
  },
];

/** Only beside the end or the beginning of it: what was paid for an insurance stands in other files. */
export const INSURED: FileWords = {
  kind: 'policy',
  asked: any('insurances?|\\w{0,16}versicherung(?:en)?|assurances?|seguros?'),
  words:
    'policy insurance insurer Versicherung Police Versicherer assurance police assureur seguro póliza aseguradora',
};

/** The day of a contract is the one that it was signed on. */
export const SIGNED = any(
  'sign(?:ed|ing)?|concluded|(?:unter|ge)zeichnet|unterzeichnung|unterschrieben|abgeschlossen|geschlossen|signee?s?|conclue?s?|firmad[ao]s?|suscrit[ao]s?',
);
/** Money that has gone. */
export const SPENT = any('paid|pay|spent|spend|bezahlt|gezahlt|ausgegeben|paye|depense|pagado|pague|gastado');

export const FACT_WORDS: FactWords[] = [
  {
    facts: ['nextMeeting'],
    asked: any('next meeting|nachste sitzung|prochaine reunion|proxima reunion'),
    words: 'next meeting nächste Sitzung prochaine réunion próxima reunión',
    answer: 'date',
  },
  {
    facts: ['due'],
    asked: any(
      [
        'due|payables?|overdue|unpaid|fallig|zahlbar|echeance|impayees?|vencen|vencimiento',
        'when (?:must|do|does|should|shall|have|has|are|is)[a-z ]{1,30} (?:pay|paid)',
        'which (?:invoices?|bills?) [a-z ]{0,30}(?:to be paid|must be paid|to pay|must we pay)',
        'wann (?:muss|mussen|soll|sollen|ist|sind)[a-z ]{1,40}(?:zahlen|begleichen|zahlt werden)',
        'welche rechnungen [a-z ]{0,30}(?:zahlen|zahlt werden)',
        'quand (?:dois|doit|devons|faut)[a-z -]{1,30}payer',
        'quelles factures [a-z ]{0,30}(?:payer|payees)',
        'cuando (?:hay|tengo|tenemos|debo|debemos|se debe)[a-z ]{1,30}pagar',
        'que facturas [a-z ]{0,30}(?:pagar|pagarse)',
      ].join('|'),
    ),
    words: 'due fällig zahlbar échéance vencimiento',
    answer: 'date',
  },
  {
    facts: ['end'],
    asked: any(
      'ends?|ending|expires?|expiry|run out|enden|endet|auslaufen|ablaufen|finissent|finit|expirent|expire|terminent?|terminan|expiran',
    ),
    words: 'end expires endet Laufzeit fin expire termina',
    answer: 'date',
  },
  {
    facts: ['start'],
    asked: any('starts?|begins?|commences?|beginnen|beginnt|commencent|empiezan|comienzan'),
    words: 'start begins Beginn début inicio',
    answer: 'date',
  },
  {
    facts: ['notice'],
    asked: any(
      [
        'notice periods?|notice|kundigungsfrist(?:en)?|preavis|preaviso',
        '(?:when|how (?:soon|early|long|far)|latest)[a-z ]{1,40} (?:cancel|terminate|get out|quit)',
        '(?:wann|wie (?:lange|fruh)|welcher frist|spatestens)[a-z ]{1,40} (?:kundigen|kundbar|gekundigt)',
        '(?:quand|combien de temps|quel delai)[a-z -]{1,40} (?:resilier|denoncer|donner conge)',
        '(?:cuando|cuanto tiempo|que plazo)[a-z ]{1,40} (?:rescindir|cancelar|resolver|darme de baja|darnos de baja)',
      ].join('|'),
    ),
    words: 'notice terminate Kündigungsfrist kündigen préavis résilier preaviso rescindir',
    answer: 'duration',
  },
  {
    facts: ['rent'],
    asked: any('rents?|miete|loyers?|alquiler'),
    words: 'rent Miete loyer alquiler',
    answer: 'amount',
  },
  {
    facts: ['deposit'],
    asked: any('deposits?|kaution|caution|fianza'),
    words: 'deposit Kaution caution fianza',
    answer: 'amount',
  },
  {
    facts: ['salary'],
    asked: any(
      'salar(?:y|ies)|wages?|earn(?:ings?)?|gehalt|gehalter|lohne?|verdiene?n?|salaires?|remunerations?|gagne[rs]?|gagnons|salarios?|sueldos?|gano|ganamos|cobro',
    ),
    words: 'salary Gehalt Lohn Vergütung salaire rémunération salario',
    answer: 'amount',
  },
  {
    facts: ['total'],
    asked: any(
      'totals?|pay|paid|owed?|spend|spent|costs?|amounts?|gesamt\\w*|betrage?|bezahlt|gezahlt|schulden|ausgegeben|kosten|montants?|paye|devons|depense|pagado|pagamos|debemos|gastado|importes?',
    ),
    words: 'total amount Gesamtbetrag montant importe',
    answer: 'amount',
  },
  {
    facts: ['guarantee'],
    asked: any('guarantees?|guaranteed|warrant(?:y|ies)|garantien?|gewahrleistung\\w*|garanties?|garantias?'),
    words: 'guarantee guaranteed warranty Garantie Gewährleistung garantie garantía',
    answer: 'duration',
  },
  {
    facts: ['date'],
    asked: SIGNED,
    words:
      'signed agreement contract made on gezeichnet gez Vertrag Mietvertrag signé contrat fait à firmado contrato hecho en',
    answer: 'date',
  },
  { facts: ['iban'], asked: any('ibans?'), words: 'IBAN' },
  { facts: ['law'], asked: any('law|laws|gerichtsstand'), words: 'law Recht droit ley' },
  { facts: ['subject'], asked: any('subjects?|betreff|objet|asunto'), words: 'subject Betreff objet asunto' },
  { facts: ['date'], asked: any('dates?|dated|datum|fechas?'), words: 'date Datum fecha', answer: 'date' },
];

const FILLERS = new Set(
  'was habe hatte wurde wurden worden waren gewesen etait ont ete fueron fue wer qui quien quienes month months monat monate mois mes per par por pro year jahr jahre insgesamt altogether we did list show find all take took place governs govern governed apply applies gilt gelten regelt high much many long hoch viel lange wann when welche which what quel quelle quels quelles wie combien cuanto cuanta cual cuales que have has had files file documents document dateien datei dokumente fichiers archivos who whose total monthly bitte nos mes our must may can should need still already company ich noch firma encore societe todavia empresa wir mir uns mein meine meinen meiner unser unsere unseren bis muss mussen darf durfen kann konnen soll sollen spatestens mon mes notre dois doit devons peut peux pouvons jusqu debo debe debemos puedo puede podemos hasta mis nuestro nuestra nuestros'.split(
    ' ',
  ),
);

const LANGUAGES = ['en', 'de', 'fr', 'es'];

/** Says nothing of what a file is about. */
export const isFiller = (word: string): boolean =>
  word.length < 3 || FILLERS.has(word) || LANGUAGES.some((code) => FUNCTION_WORDS[code]!.has(word));
