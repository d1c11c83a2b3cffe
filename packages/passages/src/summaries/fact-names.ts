import { foldText } from '../text/tokens.ts';

/** What a fact is of, by a name that each language of the product has a word for. */
export type FactName =
  | 'title'
  | 'from'
  | 'to'
  | 'date'
  | 'subject'
  | 'version'
  | 'number'
  | 'customerNumber'
  | 'orderNumber'
  | 'taxNumber'
  | 'due'
  | 'payment'
  | 'net'
  | 'tax'
  | 'discount'
  | 'total'
  | 'iban'
  | 'bic'
  | 'status'
  | 'party'
  | 'start'
  | 'end'
  | 'term'
  | 'notice'
  | 'cure'
  | 'rent'
  | 'salary'
  | 'renewal'
  | 'liability'
  | 'deposit'
  | 'fee'
  | 'price'
  | 'guarantee'
  | 'place'
  | 'present'
  | 'nextMeeting'
  | 'email'
  | 'law'
  | 'purpose'
  | 'seat';

/** Of a label in lower case without accents, the first that fits. */
const NAMES: [FactName, RegExp][] = [
  ['iban', /\biban\b|bank ?account|account (?:no|number)|kontonummer/],
  ['bic', /\b(?:bic|swift)\b/],
  [
    'taxNumber',
    /\b(?:vat (?:no|number|id|reg)|gstin|tax (?:id|no|number)|ust-?id\w{0,4}|steuernummer|n[°o]? ?tva|tva intra\w*|cif|nif|siret|siren|ein)\b|^st\.?-? ?nr/,
  ],
  [
    'customerNumber',
    /(?:customer|client|kunden|kund)\w{0,3}[ -]{0,2}(?:(?:no|nr|number|nummer|id|code)\b|n[°o](?!\w))|kundennummer|n(?:umero|[°o])? ?(?:de )?client|cod(?:igo)? cl/,
  ],
  [
    'orderNumber',
    /(?:order|purchase order|p\.?o\.?|auftrags?|bestell)\w{0,2}[ -]{0,2}(?:no|nr|number|nummer|id|#)\b|auftragsnummer|bestellnummer|commande n|pedido n/,
  ],
  ['net', /\btotal (?:excl\w*|exc|before|without|ohne|exkl|ht|hors|sin)\b/],
  [
    'total',
    /amount (?:due|payable)|balance due|total (?:due|payable|incl?|including|with|inkl|mit|ttc|tvac|con)\b/,
  ],
  [
    'due',
    /\bdue\b|payable by|pay by|deadline|zahlbar|fallig|zahlungsziel|zahlungsfrist|frist bis|echeance|a payer avant|date limite|vencimiento|fecha vto|plazo/,
  ],
  ['nextMeeting', /next meeting|nachste sitzung|prochaine reunion|proxima reunion/],
  [
    'start',
    /start date|^starts?$|valid from|gultig ab|begin(?:s|ning)? (?:date|on)|commencement|effective date|beginn|date de debut|fecha de inicio/,
  ],
  [
    'end',
    /end date|expir(?:y|\w{2,6})|^ends?$|valid (?:until|to)|gultig bis|valable jusqu|valido hasta|enddatum|laufzeitende|date de fin|fecha de fin/,
  ],
  ['date', /\bdate\b|\bdated\b|datum\b|\bcreated\b|\bissued\b|\bfecha\b|ausgestellt/],
  [
    'number',
    /(?:invoice|bill|receipt|rechnungs?|facture|factura|quote|contract|policy|reference|document)[ -]{0,2}(?:no|nr|num\w{0,6}|nummer|id|ref|#|n[°º])(?![a-z])|^(?:rechnungsnummer|vertragsnummer|n[°ºo.]{0,2} ?(?:de )?factura|n[°ºo] ?(?:de )?facture|invoice(?: #)?|facture|factura|ref(?:erence)?|aktenzeichen)$|nfactura/,
  ],
  [
    'payment',
    /payment (?:method|terms?)|^payments?$|zahlungsart|zahlungsweise|zahlungsbedingung\w*|mode de (?:paiement|reglement)|forma (?:de )?pago|metodo de pago/,
  ],
  ['status', /status|etat du|^estado de(?:l| la) /],
  [
    'net',
    /sub-?total|^net\b|\bnet amount|zwischensumme|netto|sous-total|total ht|base (?:ht|imponible)|b\.?imponible|amount before/,
  ],
  ['discount', /discount|\brabatt\b|\bskonto\b|remise|descuento|credit\b/],
  ['tax', /\b(?:vat|tax|gst|mwst|ust|tva|iva|tps\w*|tvq|sales tax|mehrwertsteuer|umsatzsteuer)\b/],
  ['deposit', /security deposit|\bdeposit\b|kaution|depot de garantie|caution\b|fianza/],
  ['rent', /\brent\b|\bmiete\b|kaltmiete|warmmiete|loyer|renta\b|alquiler|monthly installment/],
  [
    'total',
    /\btotal\b|amount due|balance due|grand total|gesamt\w*|endsumme|^[a-z]{3,14}summe$|rechnungsbetrag|brutto|montant|^amount$|^summe|zu zahlen|importe total|a pagar|net a payer/,
  ],
  ['salary', /\b(?:salary|wages?|gehalt|\w{0,12}lohn|salaire|sueldo|salario)\b/],
  ['fee', /\b(?:fee|fees|charge)\b|gebuhr|beitrag|frais|cotisation|cuota|tarifa/],
  ['price', /\bprice\b|\bpreis\b|\bprix\b|\bprecio\b/],
  [
    'to',
    /bill(?:ed)? to|invoice to|sold to|ship to|deliver\w{0,4} to|^to$|recipient|addressee|customer|^client\w{0,2}$|kunde|empfanger|leistungsempfanger|rechnung an|destinataire|facture a|factura a|^cliente|tenant|resident name|mieter|locataire|arrendatario|^attn|^an$/,
  ],
  [
    'from',
    /invoice from|^from$|^von$|supplier|seller|sold by|vendor|issued by|service provider|lieferant|absender|emetteur|vendeur|proveedor|vendedor|emisor|landlord|vermieter|bailleur|arrendador|^authors?$|verfasser|autoren?|auteurs?/,
  ],
  ['subject', /^(?:subject|re|regarding|betreff|betr|objet|asunto|topic|thema)$/],
  [
    'present',
    /^(?:members|present|attend\w{2,5}|anwesend\w{0,2}|teilnehm\w{2,7}|presents?|participants?|participantes|asistentes)\b/,
  ],
  ['place', /^(?:location|place|venue|ort|lieu|lugar|address|adresse|anschrift|direccion)$|address of/],
  ['guarantee', /warranty|guarantee|garantie|garantia/],
  ['term', /^(?:term|contract term|duration|laufzeit|dauer|duree|duracion)$/],
  ['notice', /notice period|kundigungsfrist|preavis|preaviso/],
  ['law', /governing law|applicable law|gerichtsstand|droit applicable|ley aplicable/],
  ['version', /^(?:version|revision|rev|fassung|stand)$/],
  ['email', /e-?mail|courriel|correo/],
];

export function nameOf(label: string): FactName | undefined {
  const folded = foldText(label)
    .replace(/(?<![.:\s])[.:\s]+$/, '')
    .trim();
  return NAMES.find(([, pattern]) => pattern.test(folded))?.[0];
}
