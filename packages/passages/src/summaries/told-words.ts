export type Billed = 'invoice' | 'receipt' | 'quote';
/** What a bill or a sheet is, in the language of the document; each part is left out where it is not known. */
export type TellingWords = {
  bill: (said: { what: Billed; number?: string; from?: string; to?: string; date?: string }) => string;
  items: (items: string[], more: number, isOffer: boolean) => string;
  parties: (names: string[]) => string;
  total: (said: { total: string; net?: string; tax?: string }) => string;
  due: (when: string, isDay: boolean) => string;
  sheet: (rows: number, columns: string[]) => string;
  rows: (names: string[], more: number) => string;
  range: (column: string, least: string, most: string) => string;
};

const list = (names: string[], and: string) =>
  names.length > 1
    ? `${names.slice(0, -1).join(names.some((name) => name.includes(',')) ? '; ' : ', ')}${names.some((name) => name.includes(',')) ? ';' : ''} ${and} ${names.at(-1)}`
    : (names[0] ?? '');
const some = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');
const inner = (parts: (string | false | undefined)[]) => {
  const known = parts.filter(Boolean);
  return known.length ? ` (${known.join(', ')})` : '';
};
const stop = (text: string) => (text.endsWith('.') ? text : `${text}.`);

export const TELLING_WORDS: Record<string, TellingWords> = {
  en: {
    bill: ({ what, number, from, to, date }) =>
      stop(
        some([
          `This is ${{ receipt: 'a receipt', invoice: 'an invoice', quote: 'a quotation' }[what]}`,
          number && `with the number ${number}`,
          from && `from ${from}`,
          to && `to ${to}`,
          date && `dated ${date}`,
        ]),
      ),
    items: (items, more) => stop(`It is for ${list(more ? [...items, `${more} more`] : items, 'and')}`),
    parties: (names) => stop(`The parties are ${list(names, 'and')}`),
    total: ({ total, net, tax }) =>
      stop(`The total is ${total}${inner([net && `net ${net}`, tax && `tax ${tax}`])}`),
    due: (when, isDay) => stop(isDay ? `It is due on ${when}` : `It is due within ${when}`),
    sheet: (rows, columns) =>
      stop(`This is a table of ${rows} rows with the columns ${list(columns, 'and')}`),
    rows: (names, more) => stop(`The rows are ${list(more ? [...names, `${more} more`] : names, 'and')}`),
    range: (column, least, most) => stop(`${column} goes from ${least} to ${most}`),
  },
  de: {
    bill: ({ what, number, from, to, date }) =>
      stop(
        some([
          `Dies ist ${{ receipt: 'eine Quittung', invoice: 'eine Rechnung', quote: 'ein Angebot' }[what]}`,
          number && `mit der Nummer ${number}`,
          from && `von ${from}`,
          to && `an ${to}`,
          date && `vom ${date}`,
        ]),
      ),
    items: (items, more, isOffer) =>
      stop(
        `${isOffer ? 'Angeboten' : 'Berechnet'} werden ${list(more ? [...items, `${more} weitere Posten`] : items, 'und')}`,
      ),
    parties: (names) => stop(`Die Parteien sind ${list(names, 'und')}`),
    total: ({ total, net, tax }) =>
      stop(`Der Gesamtbetrag ist ${total}${inner([net && `netto ${net}`, tax && `Steuer ${tax}`])}`),
    due: (when, isDay) => stop(isDay ? `Zahlbar ist sie bis zum ${when}` : `Die Zahlungsfrist ist ${when}`),
    sheet: (rows, columns) =>
      stop(`Dies ist eine Tabelle mit ${rows} Zeilen und den Spalten ${list(columns, 'und')}`),
    rows: (names, more) =>
      stop(`Die Zeilen sind ${list(more ? [...names, `${more} weitere`] : names, 'und')}`),
    range: (column, least, most) => stop(`${column} reicht von ${least} bis ${most}`),
  },
  fr: {
    bill: ({ what, number, from, to, date }) =>
      stop(
        some([
          `Ceci est ${{ receipt: 'un reçu', invoice: 'une facture', quote: 'un devis' }[what]}`,
          number && `portant le numéro ${number}`,
          from && `de ${from}`,
          to && `à l’attention de ${to}`,
          date && `du ${date}`,
        ]),
      ),
    items: (items, more) =>
      stop(`Y figurent ${list(more ? [...items, `${more} autres postes`] : items, 'et')}`),
    parties: (names) => stop(`Les parties sont ${list(names, 'et')}`),
    total: ({ total, net, tax }) =>
      stop(`Le total est de ${total}${inner([net && `hors taxes ${net}`, tax && `taxes ${tax}`])}`),
    due: (when, isDay) =>
      stop(isDay ? `Le paiement est dû le ${when}` : `Le délai de paiement est de ${when}`),
    sheet: (rows, columns) =>
      stop(`Ceci est un tableau de ${rows} lignes avec les colonnes ${list(columns, 'et')}`),
    rows: (names, more) => stop(`Les lignes sont ${list(more ? [...names, `${more} autres`] : names, 'et')}`),
    range: (column, least, most) => stop(`${column} va de ${least} à ${most}`),
  },
  es: {
    bill: ({ what, number, from, to, date }) =>
      stop(
        some([
          { receipt: 'Este es un recibo', invoice: 'Esta es una factura', quote: 'Este es un presupuesto' }[
            what
          ],
          number && `con el número ${number}`,
          from && `de ${from}`,
          to && `para ${to}`,
          date && `con fecha de ${date}`,
        ]),
      ),
    items: (items, more, isOffer) =>
      stop(
        `${isOffer ? 'Se ofrecen' : 'Se facturan'} ${list(more ? [...items, `${more} conceptos más`] : items, 'y')}`,
      ),
    parties: (names) => stop(`Las partes son ${list(names, 'y')}`),
    total: ({ total, net, tax }) =>
      stop(`El total es de ${total}${inner([net && `neto ${net}`, tax && `impuestos ${tax}`])}`),
    due: (when, isDay) => stop(isDay ? `Vence el ${when}` : `El plazo de pago es de ${when}`),
    sheet: (rows, columns) =>
      stop(`Esta es una tabla de ${rows} filas con las columnas ${list(columns, 'y')}`),
    rows: (names, more) => stop(`Las filas son ${list(more ? [...names, `${more} más`] : names, 'y')}`),
    range: (column, least, most) => stop(`${column} va de ${least} a ${most}`),
  },
};
