/** Who signs contracts, in the four languages. */
const ROLES = new RegExp(
  `(?<!\\p{L})(?:${[
    'landlord|landlady|landlords|lessors?|lessees?|(?:sub|co-)?tenants?|sellers?|buyers?|purchasers?|vendors?',
    'employers?|employees?|directors?|witness(?:es)?|guarantors?|borrowers?|lenders?|contractors?|clients?',
    'customer|licensor|licensee|trustees?|notary(?: public)?|president|secretary|treasurer|chair(?:man|woman|person)?',
    'partner|shareholder|supplier|consultant|guardian|assignor|assignee|grantor|grantee|executor|manager|owner',
    'signatory|representative|officer|attorney|provider|party',
    '(?:unter)?mieter(?:in)?|vermieter(?:in)?|(?:ver)?käufer(?:in)?|arbeitgeber(?:in)?|arbeitnehmer(?:in)?',
    'geschäftsführer(?:in)?|direktor(?:in)?|zeuge|zeugin|bürge|bürgin|auftraggeber(?:in)?|auftragnehmer(?:in)?',
    'darlehens(?:geber|nehmer)(?:in)?|kunde|kundin|notar(?:in)?|vorstand|(?:ver)?pächter(?:in)?|eigentümer(?:in)?',
    'gesellschafter(?:in)?|vertreter(?:in)?|prokurist(?:in)?',
    'bailleur|bailleresse|locataires?|preneur|vendeur|vendeuse|acheteur|acheteuse|acquéreur|employeur|salariée?',
    'directeur|directrice|gérante?|témoin|caution|garant|prêteur|emprunteur|cliente?|prestataire|notaire',
    'présidente?|mandant|mandataire|propriétaire|représentante?',
    'arrendadora?|arrendatari[oa]|vendedora?|compradora?|empleadora?|emplead[oa]|trabajadora?|directora|gerente',
    'testigo|fiadora?|avalista|notari[oa]|propietari[oa]|inquilin[oa]|prestamista|prestatari[oa]|contratista',
    'apoderad[oa]|administradora?|presidente|presidenta',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Written in lower case in a name or before a role. */
const SMALL =
  /^(?:the|for|and|on|behalf|of|der|die|das|den|dem|für|und|von|zu|van|de|du|des|la|le|les|el|los|las|del|da|di|y|e|et|pour|por|para)$/iu;
const DATA = new RegExp(
  `(?<!\\p{L})(?:${[
    'address|street|city|town|state|zip|postcode|postal|country|phone|telephone|fax|e-?mail|website|account|number|no|amount',
    'total|bank|iban|bic|tax|vat|code|birth|age|sex|occupation|title|position|reference|ref|price|rent|deposit|details',
    'page|section|figure|table|chapter|note|name|department|place|location|description|id|type|year|month|day|time',
    'adresse|anschrift|straße|ort|stadt|plz|land|telefon|konto|kontonummer|nummer|nr|betrag|steuer|geburtsdatum|beruf',
    'seite|tabelle|abbildung|anmerkung|rue|ville|pays|téléphone|compte|numéro|montant|naissance|profession|lieu',
    'dirección|calle|ciudad|país|teléfono|cuenta|número|importe|nacimiento|profesión|lugar|código|página',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
const SIGNED =
  /^\P{L}*(?:signed|signatures?|undersigned|witness|executed|unterschrift(?:en)?|unterzeichne[rtn]*|unterzeichnung|signée?s?|soussignée?s?|signataires?|firmas?|firmado|firman|firmantes|suscriben)\P{L}*$/iu;

/** What leads in to lines: `Signed by the parties:`, `Unterschriften:`, `Signé par les deux parties :`. */
const LEADS_IN =
  /(?<!\p{L})(?:signed|executed|unterzeichnet|unterschrieben|signée?s?|firmado|firmada|firman)(?!\p{L})/iu;
const SEVERAL =
  /(?<!\p{L})(?:signatures|parties|unterschriften|parteien|vertragsparteien|vertragspartner|firmas|partes)(?!\p{L})/iu;
const TITLE = /^\(?\p{Lu}[\p{L}\s.,'’()/&-]*$/u;
const TITLE_WORDS = 4;
const MOST_WORDS = 8;
const LEAD_IN_WORDS = 4;

/** Words that end with a colon and speak of who signs, rather than name what is asked behind it, as `Signed:` does. */
export const isLeadIn = (text: string) =>
  text.endsWith(':') &&
  (isOfSeveral(text) || (LEADS_IN.test(text) && text.split(' ').length >= LEAD_IN_WORDS));

export const isOfSeveral = (text: string) => SEVERAL.test(text);

export const saysSigned = (text: string) => SIGNED.test(text);

/** `Landlord`, `The Tenant:`, `(Witness 2)`, `Margaret Holloway, Landlord`: not a sentence that speaks of one. */
export function readsAsRole(text: string): boolean {
  const said = text.replace(/[\s\d):]{1,8}$/u, '');
  return ROLES.test(said) && isTitled(said);
}

/** Two words or more that are each written as a name is. */
export function readsAsName(text: string): boolean {
  return text.split(' ').length > 1 && isTitled(text);
}

/** A few words that name no other data: `Provider`, `The Assuring Party`, `El proveedor`. */
export const readsAsTitle = (text: string) =>
  !DATA.test(text) && TITLE.test(text) && text.split(' ').length <= TITLE_WORDS;

function isTitled(text: string): boolean {
  if (DATA.test(text) || !/^[\p{L}\s.,'’()/&-]+$/u.test(text)) return false;
  const words = text.split(/[\s,()/&]+/u).filter(Boolean);
  return (
    words.length <= MOST_WORDS &&
    words.some((one) => /^\p{Lu}/u.test(one) || ROLES.test(one)) &&
    words.every((one) => /^\p{Lu}/u.test(one) || SMALL.test(one) || ROLES.test(one))
  );
}
