/** Any of these, as a piece of a pattern. */
const any = (words: string) =>
  `(?:${words
    .trim()
    .split('|')
    .map((word) => word.trim())
    .join('|')})`;

const ENGLISH_MONTH = any(
  'Jan(?:uary)? | Feb(?:ruary)? | Mar(?:ch)? | Apr(?:il)? | May | June? | July? | Aug(?:ust)? | Sept?(?:ember)? | Oct(?:ober)? | Nov(?:ember)? | Dec(?:ember)?',
);
/** German ones follow a day with its point, and are written large; Spanish and French ones small or large. */
export const GERMAN_MONTH = any(
  'Januar | Jänner | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember',
);
const SPANISH_MONTH = any(
  '[Ee]nero | [Ff]ebrero | [Mm]arzo | [Aa]bril | [Mm]ayo | [Jj]unio | [Jj]ulio | [Aa]gosto | [Ss]ep?tiembre | [Oo]ctubre | [Nn]oviembre | [Dd]iciembre',
);
const FRENCH_MONTH = any(
  '[Jj]anvier | [Ff]évrier | [Mm]ars | [Aa]vril | [Mm]ai | [Jj]uin | [Jj]uillet | [Aa]oût | [Ss]eptembre | [Oo]ctobre | [Nn]ovembre | [Dd]écembre',
);
/** Cut short: only a year beside them makes them sure. */
const SHORT_MONTH = any(
  'Mär | Okt | Dez | ene | feb | mar | abr | jun | jul | ago | sept? | oct | nov | dic | janv | févr | avr | juil | déc',
);
export const MONTH = any([ENGLISH_MONTH, GERMAN_MONTH, SPANISH_MONTH, FRENCH_MONTH].join('|'));
export const MONTH_OR_SHORT = `(?:${MONTH}|${SHORT_MONTH})\\.?`;

export const UNIT = `(?:[ \\u00a0\\u202f\\n]?${any(
  'thousand | millions? | billions? | m | bn | k | Tausend | Tsd\\. | Millionen | Million | Mio\\.? | Milliarden? | Mrd\\.? | mille | milliards? | mil millones | mil | millones | millón',
)}(?!\\p{L}))?`;
export const CURRENCY = any(
  'EUR | USD | INR | ZAR | Rs\\.? | R(?= ?\\d) | [Rr]upees? | GBP | CHF | JPY | CAD | AUD | SEK | NOK | DKK | PLN | CZK | MXN | [Ee]uros? | [Dd]ollars? | pounds? | francs? | Pfund | Franken | dólares | libras | francos | pesos | livres',
);
export const PER_CENT = any('% | per cent | percent | Prozent | pour cent | por ciento');

/** What a sum is called where its line names no currency. */
export const SUM_LABEL = any(
  `Sub-?total | Total | Net | Gross | Balance | Amount | Taxable amount | Amount due | VAT | Value added tax | Sales tax | Credit | Discount | Deposit |
   Zwischensumme | Gesamtsumme | Summe | Gesamtbetrag | Gesamt | Rechnungsbetrag | Nettobetrag | Bruttobetrag | Betrag | Netto | Brutto | MwSt\\.? | USt\\.? | Mehrwertsteuer | Umsatzsteuer | Rabatt | Skonto | Gutschrift | Kaution | Restbetrag | Saldo |
   Importe | Base imponible | IVA | Descuento | Anticipo | Fianza |
   Sous-total | Montant | Base HT | TVA | Remise | Acompte | Solde | Caution`,
);

/** Before the last word of a number: `one hundred and`, `forty-`. */
export const TENS = any(
  'hundred | hundred and | twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety',
);
/** How many, in words. */
export const COUNT = any(
  `one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | fourteen | fifteen | eighteen | twenty | twenty-four | thirty | forty | forty-eight | fifty | sixty | seventy | eighty | ninety | hundred | half a | a single |
   eine[rmns]? | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | zwölf | vierzehn | dreißig | une? | deux | trois | quatre | cinq | sept | huit | neuf | dix | douze | quinze | trente |
   un | una | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | quince | treinta`,
);
export const SPAN = any(
  `minutes? | hours? | days? | weeks? | months? | years? | semesters? | Minuten? | Stunden? | Tag(?:e[sn]?)? | Wochen? | Monat(?:e[sn]?|s)? | Jahr(?:e[sn]?|s)? | tägige[nrms]? |
   heures? | jours? | semaines? | mois | ans? | années? | minutos? | horas? | días? | semanas? | mes(?:es)? | años?`,
);
/** A time without an end. */
export const ENDLESS = any(
  'illimitée? | ilimitad[ao] | indefinid[ao] | unbefristet[ers]{0,2} | unbestimmte Zeit',
);
