import type { Page } from '../text/blocks.ts';
import { readAloud, type Sentence } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import type { DocumentKind } from './document-kind.ts';
import type { FactName } from './fact-names.ts';
import type { Fact } from './fact.ts';
import type { Facts } from './list-facts.ts';

/** What is paid out, as payslips call it; folded. */
export const NET_PAY =
  /\bnet(?:t|to)? ?(?:pay|salary|wage|amount|gehalt|lohn|verdienst|paye|a payer)\b|take.?home|auszahl\w+|uberweisungsbetrag|liquido|neto a (?:percibir|pagar)|^nett?o?$/;
/** What is told of a form, in this order: by the name of the fact, or by the document's own word for it. */
const FIELDS: Partial<Record<DocumentKind, { name?: FactName[]; label?: RegExp }[]>> = {
  payslip: [
    {
      label:
        /^(?:employee|(?:name of )?(?:employee|worker)|mitarbeiter\w{0,4}|arbeitnehmer\w{0,4}|salarie\w?|nom du salarie|trabajador\w?|empleado\w?)(?: name)?$/,
    },
    {
      label: NET_PAY,
    },
    {
      label:
        /^(?:total )?gross(?: pay| salary| wages?)?$|(?:gesamt|monats)?brutto(?:lohn|gehalt|bezuge|verdienst)?$|(?:salaire )?brut(?: total)?$|total devengado|bruto/,
    },
    {
      name: ['date'],
      label: /^(?:pay (?:date|period|month)|month|abrechnungsmonat|monat|periode|mois|periodo|fecha)/,
    },
  ],
  statement: [
    { label: /period|zeitraum|periodo|vigencia/, name: ['date'] },
    { label: /open|previous|brought forward|alter|anfang|ancien|initial|anterior|inicial/ },
    { label: /clos|new balance|neuer|end|nouveau|final|nuevo|^(?:balance|saldo|kontostand|solde)/ },
  ],
  policy: [
    { label: /^(?:insurer|underwriter|versicherer|assureur|asegurador\w?)$/ },
    { name: ['start'], label: /^(?:start|beginn|debut|inicio)/ },
    { name: ['end'] },
    { label: /premium|pramie|beitrag|prime|prima/ },
    { label: /excess|deductible|selbst(?:behalt|beteiligung)|franchise|franquicia/ },
    { label: /excess|deductible|selbst(?:behalt|beteiligung)|franchise|franquicia/ },
  ],
};
const LONGEST = 160;
const LABEL_ENDS = /[:|]$/u;
const SEPARATOR = /[|\t]|\s[–·•]\s|(?<=\p{Ll}{3}|\d)\.\s/u;

/** Of a form each field in the words of the document: it has few sentences, and its fields say more. */
export function tellForm(pages: Page[], { kind, title, facts }: Facts): Sentence[] {
  const said = new Set<Fact>();
  const texts = new Set<string>();
  return (FIELDS[kind] ?? []).flatMap(({ name, label }): Sentence[] => {
    const open = facts.filter((fact) => !said.has(fact));
    const found =
      open.find((fact) => !fact.name && label?.test(foldText(fact.label ?? ''))) ??
      open.find((fact) => fact.name && name?.includes(fact.name));
    if (!found) return [];
    said.add(found);
    const text = sentenceOf(pages, found, title);
    if (!text || texts.has(text)) return [];
    texts.add(text);
    return [{ ...found.places[0]!, text }];
  });
}

/** `Net pay: £900.00.` Of a fact with a name of ours the words of the document stand before it in its line. */
function sentenceOf(
  pages: Page[],
  { name, label, text, places: [place] }: Fact,
  title = '',
): string | undefined {
  const page = pages.find((one) => one.page === place!.page);
  if (!page || !place) return undefined;
  const whole = readAloud(page.text.slice(place.from, place.to)).trim();
  const at = whole.indexOf(text);
  const before = whole
    .slice(0, Math.max(0, at))
    .split(SEPARATOR)
    .at(-1)!
    .trimEnd()
    .replace(LABEL_ENDS, '')
    .trim();
  // A day that stands alone is that of the whole.
  const own = label ?? (before || (name === 'date' ? title : ''));
  if (!/\p{L}{2}/u.test(own) || own.length > LONGEST) return undefined;
  const isSaid = !label && /\d/.test(before);
  const said = isSaid ? whole : `${own[0]!.toUpperCase()}${own.slice(1)}: ${text}`;
  const short = said.slice(0, LONGEST).toWellFormed();
  return short.endsWith('.') ? short : `${short}.`;
}
