import { readAloud } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import { isOfAnotherClause, nameInContract } from './contract-clauses.ts';
import { SIGNED_ON } from './certain-dates.ts';
import { readStart } from './contract-term.ts';
import type { DocumentKind } from './document-kind.ts';
import type { FactName } from './fact-names.ts';
import { type FactKind, findWritten } from './key-facts.ts';

const LONGEST = 60;
const MOST_WORDS = 8;
const REACH = 160;
const AFTER = 80;
const LONGEST_BEFORE = 400;
const HEAD = 700;
/** Words that only lead to a value; what stands before them is what it is of. */
const LEADS =
  /(?:\s|^)(?:is|are|was|were|be|of|on|at|in|by|to|from|until|for|the|a|an|and|or|than|about|only|up|least|most|not|will|has|have|within|beträgt|ist|wird|wurden?|werden|hat|haben|sind|war|waren|am|vom|bis|zum|zu|von|der|die|das|und|innerhalb|est|sont|de|du|le|la|les|au|à|et|es|del|el|los|las|y|en)$/iu;
/** The thing that a value is of: `the rate of`, `an initial deposit of`. */
const THING =
  /(?<!\p{L})(?:the|a|an|its|their|this|my|our|your|his|her|der|die|das|eine?|ihre?|unsere?|le|la|une?|votre|notre|son|sa|el|un|una|su|sus)\s((?:[\p{L}-]{2,24}\s){0,3}[\p{L}-]{3,24})\s(?:of|is|are|was|shall be|will be|(?:beträgt|betragen|beläuft sich auf|belaufen sich auf)(?: (?:derzeit|\p{L}{2,12}lich))?|von|est de|de|es de)\s?$/iu;

/** Between two values, what the second is of: `and a deposit of`, `on the price of`; `in summer and` has none. */
const HAS_OWN =
  /(?<!\p{L})\p{L}[\p{L}-]{2,24}\s(?:of|is|are|was|for|von|ist|beträgt|betrug|de|d['’]|est(?: de)?|es(?: de)?)(?: (?:about|over|only|up to|just|etwa|rund|nur|environ|unos))?\s?$/iu;
/** Where what is said of one value ends and what is said of the next may begin. */
const PARTS = /,\s|[\n;(]|\s(?:and|but|or|und|aber|oder|et|mais|ou|y|e|pero|o)\s/u;

/** `Interest of 4%`: a sentence may begin with the thing. */
const OPENING_THING =
  /^(?!(?:This|That|There|It|Here|One|What|Dies|Das|Es|Ce|Cela|Esto|Eso)\s)(\p{Lu}[\p{L}-]{2,24})\s(?:of|von|de)\s?$/u;
/** A piece of a sentence, and no name. */
export const NO_LABEL =
  /^(?:which|who|whom|whose|that|even|also|only|just|still|auch|nur|même|aussi|solo|también|as|if|when|where|been|being|has|have|had|is|are|was|were|be|will|shall|may|can|must|and|or|but|than|then|asks?|asked|die|der|das|welche[rnms]?|wurde[n]?|worden|hat|haben|ist|sind|war|dass|wenn|qui|que|dont|où|est|sont|a été|ont|cual(?:es)?|donde|fue|ha|han|son)\s/u;
/** Says nothing of what a value is of: the heading of its clause says more. */
const VAGUE =
  /^(?:(?:prior )?notice|frist|préavis|preaviso|period|term|sum|amount|total|zeitraum|betrag|summe|durée|montant|plazo|importe)$/iu;

const SAYS: [FactName, FactKind[], RegExp][] = [
  [
    'nextMeeting',
    ['date'],
    /\bnext (?:meeting|minutes|session)|nachste sitzung|prochaine (?:reunion|seance)|proxima (?:reunion|sesion)/,
  ],
  [
    'notice',
    ['duration'],
    /\b(?:notice|kundig\w*|preavis|preaviso|convoque\w*|frist von|einzuberufen|einberufen)\b/,
  ],
  [
    'due',
    ['date'],
    /\b(?:due|payable|no later than|zahlbar|bis zum|spatestens|avant le|a mas tardar|deadline)\b/,
  ],
  [
    'start',
    ['date'],
    /\b(?:begins?|beginning|commenc\w+|starts?|effective|in force|beginnt|ab dem|in kraft|commence|debute|comienza|empieza)\b/,
  ],
  [
    'end',
    ['date'],
    /\b(?:ends?|ending|expires?|expiring|terminates?|until|through\s*$|endet|lauft bis|prend fin|termina|finaliza|vence)\b/,
  ],
  [
    'term',
    ['duration'],
    /\b(?:term of|term (?:is|shall be)|runs? for|lasts? for|for a period|period of|duration|continues? for|valid for|shall be for|elected for|dauer|laufzeit|gewahlt|duree|elus? pour|duracion|plazo)\b/,
  ],
  [
    'deposit',
    ['amount'],
    /\b(?:deposit(?:ed)?|kaution|(?:miet)?sicherheit(?:sleistung)?(?= in hohe| von|$)|caution|depot de garantie|fianza)\b/,
  ],
  [
    'rent',
    ['amount'],
    /\b(?:rent(?:al)?|monthly installments?|(?:kalt|warm|netto|brutto|grund|monats)?miete|loyer|renta|alquiler)\b/,
  ],
  [
    'salary',
    ['amount'],
    /\b(?:salary|wages?|\w{0,12}gehalt|\w{0,12}lohn|vergutung|salaire|remuneration|salario|sueldo)\b/,
  ],
  [
    'fee',
    ['amount', 'percentage'],
    /\b(?:fees?|charges?|dues|gebuhr\w*|beitrag\w*|mindestbeitrag|frais|cotisation|cuota)\b/,
  ],
];

/** Of a contract these are told by the sentences on its term. */
const OF_WHOLE = new Set<FactName>(['term', 'end', 'start']);

const DUE_WITHIN =
  /(?:within|no later than|due in|innerhalb(?: von)?|binnen|dans un delai de|sous|dentro de(?: los)?|en un plazo de)\s*$/;

/** What is due for being late in a clause on the rent is no rent. */
const FEE_OF =
  /\b(?:fees?|charges?|fines?|penalty|gebuhr|zuschlag|frais|penalite|cuota|recargo|multa) (?:of|von|de)\s*$/;

/** In a contract much is to be done within some time; what has to be paid or handed in is due; what is given back is not. */
const GIVES =
  /\b(?:pa(?:y|id|yable|yment)|submit\w*|hand(?:ed)? in|zahl\w*|einreich\w*|pay(?:er|e|ee|able)|remettre|pag(?:ar|o|ado)|entreg\w*)\b/;

/** The earliest day for something, which ends nothing itself. */
const EARLIEST = /(?<!\bor )(?:before|earlier than|vor dem|avant le|antes del)\s*$/;
/** The number of a clause: `5.1 This lease`. */
const CLAUSE = /\n\d{1,2}\.\d{1,2}\.?\s/;
/** A sentence that ends with its line, and not an abbreviation that does. */
const ENDS_LINE = /(?<=\p{Ll}{3})[.!?]\s{1,4}(?=["“(]?\p{Lu})/gu;
/** `10-year highlights`: the next word says what it is of. */
const PART_OF_NAME = /^\S{1,12}-(?:year|month|week|day|hour|minute)$/iu;
const NEXT_WORD = /^\s?\w{1,20}(?: of| for)?/;
/** What is paid for money that is owed is no fee. */
const INTEREST = /\b(?:interest|zinse?n?|verzugszinse?n?|\w{0,10}zinssatz|interets?|interes(?:es)?)\b/;
/** What a deposit is kept and given back by is no payment that is due. */
const KEEPS_DEPOSIT =
  /\b(?:deposit|kaution|caution|fianza)\b.*\b(?:return\w*|refund\w*|protect\w*|plac(?:e|es|ed)|held|register\w*|zuruck\w*|restitu\w*|devol\w*)\b|\b(?:return|refund|protect)\w*\b.*\b(?:deposit)\b/s;

const DATES_ALL =
  /(?:made|dated|entered|executed|effective|as of|fait a|beschlossen|ort, den|updated)[^.]{0,60}$/;
/** Behind a cover and a table of contents a contract opens with the day that it was made on. */
const DATES_CONTRACT =
  /\b(?:this|the present) (?:[^.;]{1,60} )?(?:agreement|contract|lease|licen[cs]e|amendment)\b[^.;]{0,40}(?:is|was|has been)? (?:made|dated|entered into|executed|concluded|signed)\b[^.;\d]{0,50}$/;
const OPENING_PAGES = 8;
/** `dated 1 June 2026, effective as of`: the day before it is that of the contract. */
const IN_FORCE_LATER =
  /\d{4},? ?(?:and )?(?:is |shall be )?(?:made )?effective(?: as of| on| from)?(?: the)?$/;

/** The name of a value by the clause it stands in: what is said right before and after it. */
export function nameInSentence(
  kind: FactKind,
  text: string,
  { page, from, to }: { page: number; from: number; to: number },
  { kind: of, section }: { kind: DocumentKind; section: string | undefined },
): FactName | undefined {
  const before = text.slice(Math.max(0, from - REACH), from);
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from).trim();
  const rest = text.slice(to, to + AFTER);
  const clauseBefore = before.slice(
    Math.max(sentenceStart(before), before.lastIndexOf('\n\n'), lastMatch(before, CLAUSE), 0),
  );
  const behind = rest.slice(0, /[.;]\s/.exec(rest)?.index ?? AFTER);
  const [said, follows] = ownClause(clauseBefore, behind, kind);
  const isContract = of === 'contract';
  const fit = SAYS.filter(([one, kinds]) => kinds.includes(kind) && !(isContract && OF_WHOLE.has(one)));
  const near = fit
    .map(([one, , pattern]) => ({ one, at: lastMatch(said, pattern) }))
    .reduce((best, next) => (next.at > best.at ? next : best), {
      one: undefined as FactName | undefined,
      at: -1,
    });
  const clause = `${said} ${follows}`;
  const own = { said, follows, value: foldText(text.slice(from, to)), heading: foldText(section ?? '') };
  const certain = isContract ? nameInContract(kind, own) : undefined;
  if (certain) return certain;
  const start = isContract && kind === 'date' ? readStart(sentenceBefore(text, from)) : undefined;
  if (start === 'runs') return 'start';
  if (isContract && kind === 'amount' && FEE_OF.test(said)) return 'fee';
  const headed = fit.find(
    ([one, , pattern]) => isContract && one !== 'due' && pattern.test(own.heading) && pattern.test(said),
  );
  const isPart = kind === 'duration' && PART_OF_NAME.test(text.slice(from, to)) && /^\s\p{L}/u.test(rest);
  const found = isPart
    ? fit.find(([, , pattern]) => pattern.test(NEXT_WORD.exec(follows)?.[0] ?? ''))?.[0]
    : (headed?.[0] ?? near.one ?? fit.find(([, , pattern]) => pattern.test(follows))?.[0]);
  const isOther =
    (found === 'fee' && kind === 'percentage' && INTEREST.test(clause)) ||
    (found === 'end' && EARLIEST.test(said)) ||
    (isContract && isOfAnotherClause(found, own));
  const name = start ? 'start' : isOther ? undefined : found;
  const isDue = kind === 'duration' && !name && DUE_WITHIN.test(foldText(before).slice(-40));
  if (isDue && (!isContract || (GIVES.test(clause) && !KEEPS_DEPOSIT.test(`${own.heading} ${clause}`))))
    return 'due';
  if (kind !== 'date' || name === 'due' || name === 'end') return name;
  const led = foldText(before).replace(/\s+/g, ' ').trim();
  const isDateOfAll =
    (page <= (of === 'paper' ? 1 : 2) &&
      ((page === 1 && from < HEAD && line.split(' ').length <= 4 && !/^[ ,]{1,2}\p{Ll}{3}/u.test(rest)) ||
        DATES_ALL.test(led.slice(-70)))) ||
    (of === 'statement' && page === 1 && from < HEAD) ||
    (isContract && (SIGNED_ON.test(before) || (page <= OPENING_PAGES && DATES_CONTRACT.test(led))));
  if (!isDateOfAll) return name;
  if (isContract && IN_FORCE_LATER.test(led)) return 'start';
  return name === undefined || (isContract && name === 'start') ? 'date' : name;
}

/** Of several values the words that are of this one: behind the next comma or `and` they are of the next. */
function ownClause(before: string, behind: string, kind: FactKind): [said: string, follows: string] {
  const last = findWritten(kind, before).at(-1);
  const [next] = findWritten(kind, behind);
  const between = last && before.slice(last.to);
  const said = between !== undefined && HAS_OWN.test(between) ? between.split(PARTS).at(-1)! : before;
  const until = next && behind.slice(0, next.from);
  return [foldText(said), foldText(until === undefined ? behind : (until.split(PARTS)[0] ?? ''))];
}

/** What stands before a value in its sentence. */
const sentenceBefore = (text: string, from: number) =>
  text
    .slice(Math.max(0, from - LONGEST_BEFORE), from)
    .split(/(?<=[\p{Ll})\]”"][.;]["”]?)\s(?=\s{0,8}["“(]?\p{Lu})|\n\n/u)
    .at(-1)!;

const sentenceStart = (before: string) =>
  Math.max(before.lastIndexOf('. '), [...before.matchAll(ENDS_LINE)].at(-1)?.index ?? -1);

const lastMatch = (text: string, pattern: RegExp) =>
  // bounded: the expressions of SAYS, which are judged there, on at most REACH characters
  [...text.matchAll(new RegExp(pattern.source, 'g'))].at(-1)?.index ?? -1;

/** What a value is of in the document's words: the key of its line, the thing it is said of, or the words of its clause before it. */
export function labelValue(
  text: string,
  { from }: { from: number },
  written: string,
  section: string | undefined,
): string | undefined {
  const before = text.slice(Math.max(0, from - REACH), from);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const row = line.includes(' | ') ? line.split(' | ').find((cell) => /\p{L}{2}/u.test(cell)) : undefined;
  const key = row ?? /(?:^|[.;|]\s|\s{3,})([^:;.|\n]{2,60}):\s*$/u.exec(line)?.[1];
  if (key) return tidy(key);
  const said = readAloud(before.slice(Math.max(sentenceStart(before), before.lastIndexOf('\n\n')) + 1));
  const thing = (THING.exec(`${said} `) ?? OPENING_THING.exec(`${said} `))?.[1];
  if (thing && !VAGUE.test(thing)) return tidy(thing);
  if (section && section.split(' ').length <= 6) return spellOut(section.slice(0, LONGEST).toWellFormed());
  const words = said
    .replace(/^.*[;:(,]\s/u, '')
    .split(' ')
    .slice(-MOST_WORDS);
  const own = words.join(' ');
  // What begins in the middle of what is said names nothing.
  if (written.startsWith(own) || words.length < 2 || NO_LABEL.test(own)) return undefined;
  return words.length === MOST_WORDS && !said.startsWith(own) && /^\p{Ll}/u.test(own) ? undefined : tidy(own);
}

/** What is written in capitals, as a name in a table. */
export const spellOut = (heading: string) =>
  heading === heading.toUpperCase() ? heading[0] + heading.slice(1).toLowerCase() : heading;

function tidy(label: string): string | undefined {
  let said = label.replace(/(?<![\s,:(“"'–-])[\s,:(“"'–-]+$/u, '').replace(/^[\s,)”"'•●–|.-]+/u, '');
  for (let left = 4; left && LEADS.test(said); left--)
    said = said.replace(LEADS, '').replace(/(?<![\s,:(])[\s,:(]+$/u, '');
  return !said.includes('|') && said.length > 2 && said.length <= LONGEST && /\p{L}{3}/u.test(said)
    ? said
    : undefined;
}
