import { type AnswerKind, askedKind } from '../reading/answer-kind.ts';
import type { DocumentKind } from '../summaries/document-kind.ts';
import type { FactName } from '../summaries/fact-names.ts';
import { contentWords } from '../lexical/terms.ts';
import { foldText } from '../text/tokens.ts';
import { readMention } from './asked-mention.ts';
import { findLength, LASTING, type LengthRange } from './asked-length.ts';
import { askedRole } from './asked-roles.ts';
import { FACT_WORDS, FILE_WORDS, INSURED, isFiller, SIGNED, SPENT } from './asked-words.ts';
import { findPeriod, type Period } from './periods.ts';
import { currencyOf, typeAmount } from './typed-amount.ts';

export type SumRange = { from?: number; to?: number; currency?: string };
/** What a question asks of each of many files. */
export type Wish = {
  /** The question without its condition, as it is put to each file. */
  text: string;
  /** The question as files are found by it: with the words of other languages for what is asked. */
  search: string;
  kind: AnswerKind;
  /** What is asked about, beside the kind of file and the fact: none where all files of a kind are meant. */
  topic: string[];
  /** The kind of file that is asked about. */
  files?: DocumentKind;
  /** The key facts that state the answer. */
  facts: FactName[];
  /** Which files hold the words of the topic is all that is asked. */
  mentions?: true;
  when?: Period;
  sum?: SumRange;
  length?: LengthRange;
  /** The words for the part whose holder is asked for: `landlord`, `Vermieter`. */
  role?: string[];
  /** Names among the words of the topic: a file has to have them as they are. */
  names?: string[];
  /** Which were signed, or what was paid. */
  asks?: 'signed' | 'spent';
};

/** What an insurance is asked about, and not what it cost. */
const OF_POLICY = new Set<FactName>(['end', 'start', 'notice']);
/** A capital inside a question is that of a name; German writes all nouns so. */
const NAME = /(?<=[\p{L}\p{N},;:)&] )\p{Lu}[\p{L}\d'’-]{2,40}/gu;
const GERMAN =
  /(?<!\p{L})(?:ich|wir|der|die|das|den|dem|ist|sind|wann|wer|wie|was|welche[rnms]?|für|und|haben|habe|mein\p{L}{0,2})(?!\p{L})/iu;

/** Asked when it is, a year in the question belongs to what is asked about. */
const ASKS_ONE = /^(?:when|wann|quand|cuando|how long|wie lange)(?![a-z])/;
const ASKING =
  /^\s*(?:(?:please |bitte )?(?:list|show|find|zeige?|finde|liste)(?: me| mir)?(?: all)?|(?:from |in |aus )?(?:which|what|welche[rnms]?|quel(?:le)?s?|qu[eé]|cu[aá]l(?:es)?)(?: of)?(?: (?:my|our|the|meiner?|unserer?|de mes|de nos|de mis))?(?:\s(?:are|is|were|was|did|do|does|sind|ist|sont|est|son|es)(?!\p{L}))?)\s+/iu;
const OWED = /(?<![a-z])(?:owed?|schulden|devons|debemos)(?![a-z])/;
const HOW_MUCH =
  /(?<![a-z])(?:how much|what (?:sum|amount)|total|wie ?viel|welche[rn]? (?:betrag|summe)|gesamt|combien|quel montant|cuanto|que importe)/;
const WHO_DID = /^(?:we|i|wir|ich|on|nous|j['’]ai|hemos)\s+/iu;
const NOT_MONEY =
  '(?!\\s?(?:%|per ?cent|prozent|years?|months?|days?|hours?|pages?|people|jahre|tage|seiten|ans?|mois|jours|anos|dias|meses|paginas))';
const FIGURE =
  "(?:[€$£₹]\\s?|[a-z]{3}\\s)?\\d[\\d.,'’]{0,15}(?:\\s?(?:[€$£₹]|eur|euros?|usd|gbp|chf|dollars?|pounds?|franken))?";
const LEAST = new RegExp(
  `(?<![a-z])(?:more than|over|above|at least|from|exceed(?:s|ing)?|mehr als|uber|mindestens|ab|plus de|au moins|mas de|al menos|>)\\s(${FIGURE})(?![\\w])${NOT_MONEY}`,
);
const MOST = new RegExp(
  `(?<![a-z])(?:less than|under|below|at most|up to|weniger als|unter|hochstens|bis zu|moins de|au plus|menos de|<)\\s(${FIGURE})(?![\\w])${NOT_MONEY}`,
);

/** What is asked of each file, apart from which files are meant. `today` is YYYY-MM-DD. */
export function readWish(question: string, today: string): Wish {
  const said = question.slice(0, 1_000);
  const mention = wishMention(said, today);
  if (mention) return mention;
  const role = askedRole(said);
  if (role)
    return { text: said, search: [said, ...role].join(' '), kind: 'person', topic: [], facts: [], role };
  const long = findLength(said);
  const { sum, rest: unsummed } = takeSum(long?.rest ?? said);
  const named = ASKS_ONE.test(foldText(said)) ? undefined : findPeriod(unsummed, today);
  const rest = named ? cut(unsummed, named) : unsummed;
  const folded = foldText(rest);
  const fact = FACT_WORDS.find(({ asked }) => asked.test(folded));
  const file =
    FILE_WORDS.find((one) => one.asked.test(folded)) ??
    (fact && OF_POLICY.has(fact.facts[0]!) && INSURED.asked.test(folded) ? INSURED : undefined);
  const isOfSum = fact?.facts[0] === 'total';
  const asked = new Set(fact?.asked.exec(folded)?.[0].split(' '));
  const topic = contentWords(rest)
    .filter(
      (word) => !isFiller(word) && !file?.asked.test(word) && !fact?.asked.test(word) && !asked.has(word),
    )
    .filter((word) => (isOfSum || !fact || !SPENT.test(word)) && !(long && LASTING.test(word)));
  const names = GERMAN.test(said) ? [] : (said.match(NAME) ?? []).map(foldText);
  const asks = fact?.asked === SIGNED ? 'signed' : SPENT.test(folded) ? 'spent' : undefined;
  const own = askedKind(said);
  // Which bills are to be paid in a month asks for the day.
  const isDue = own === 'amount' && named && file && fact?.facts[0] === 'due' && !HOW_MUCH.test(folded);
  const isTyped = own === 'date' || (own === 'amount' && !isDue) || own === 'duration';
  const kind = long
    ? 'duration'
    : sum
      ? 'amount'
      : isTyped
        ? own
        : (fact?.answer ?? (named && file ? 'date' : own));
  const facts = fact?.facts ?? (sum ? ['total' as const] : kind === 'date' && file ? ['date' as const] : []);
  // Whoever asks what was paid, or is owed, asks for bills.
  const isBill = facts.includes('total') && (!topic.length || OWED.test(folded));
  const files = file?.kind ?? (isBill ? 'invoice' : undefined);
  const also = [(file ?? FILE_WORDS.find((one) => one.kind === files))?.words, fact?.words].filter(Boolean);
  const text = !sum && !named && own === kind ? said : ask(rest, kind, facts);
  return {
    text,
    search: [text, ...also].join(' '),
    kind,
    topic,
    ...(files && { files }),
    facts,
    ...(named && { when: named.period }),
    ...(sum && { sum }),
    ...(long && { length: long.length }),
    ...(names.length && { names }),
    ...(asks && { asks }),
  };
}

/** `Which files mention a deposit?` asks for a word, and for no value beside it. */
function wishMention(said: string, today: string): Wish | undefined {
  const isKind = (text: string) => FILE_WORDS.some(({ asked }) => asked.test(text));
  const words = readMention(said, isKind);
  if (!words || findPeriod(said, today) || takeSum(said).sum) return undefined;
  const file = FILE_WORDS.find(({ asked }) => asked.test(foldText(said)));
  const topic = contentWords(words).filter((word) => !isFiller(word) && !file?.asked.test(word));
  if (!topic.length) return undefined;
  const search = [topic.join(' '), ...(file ? [file.words] : [])].join(' ');
  return {
    text: said,
    search,
    kind: 'thing',
    topic,
    ...(file && { files: file.kind }),
    facts: [],
    mentions: true,
  };
}

function takeSum(said: string): { sum?: SumRange; rest: string } {
  const folded = foldText(said);
  const [least, most] = [LEAST.exec(folded), MOST.exec(folded)];
  const [from, to] = [least, most].map((found) => (found ? typeAmount(found[1]!) : undefined));
  const isYear = (found: RegExpExecArray | null) => /^(?:19|20)\d{2}$/.test(found?.[1] ?? '');
  if ((!from && !to) || isYear(least) || isYear(most)) return { rest: said };
  const currency = currencyOf(`${least?.[1] ?? ''} ${most?.[1] ?? ''}`);
  const sum = {
    ...(from && { from: from.amount }),
    ...(to && { to: to.amount }),
    ...(currency && { currency }),
  };
  return {
    sum,
    rest: [least?.[0], most?.[0]].reduce<string>(
      (text, part) => (part ? text.replace(part, ' ') : text),
      folded,
    ),
  };
}

/** Folding keeps the number of letters of most words; where it did not, the folded text is asked. */
function cut(said: string, { at, length }: { at: number; length: number }): string {
  const folded = foldText(said);
  const text = folded.length === said.length ? said : folded;
  return `${text.slice(0, at)} ${text.slice(at + length)}`;
}

/** Put so that its kind is plain to the reader, in the words of the question. */
function ask(rest: string, kind: AnswerKind, facts: FactName[]): string {
  const about = rest
    .replace(ASKING, '')
    .replace(WHO_DID, '')
    .replace(/[?¿!\s]+/gu, ' ')
    .trim();
  if (kind === 'date') return facts.includes('date') ? `What is the date of the ${about}?` : `When ${about}?`;
  if (kind === 'amount') return `What is the total amount ${about}?`;
  return rest;
}
