import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AnswerKind } from './answer-kind.ts';
import type { AskedQuestion } from './question-words.ts';
import { listUnits, type Unit } from './units.ts';

const GAP = '\\s(?:\\p{L}{1,14}\\s){0,2}';
/** What is not covered, included, insured, paid for or refunded. */
const EXCLUDES = new RegExp(
  [
    `(?<!\\p{L})(?:not|never|n[’']t)\\s(?:(?:be|been|also|normally|usually|generally|always|yet)\\s)?(?:cover|includ|insur|pay|paid|refund|reimburs)\\p{L}{0,4}(?!\\p{L})`,
    '(?<!\\p{L})(?:exclu|ausgeschlossen|ausgenommen|ausschl[uü])\\p{L}{0,9}(?!\\p{L})',
    `(?<!\\p{L})nicht${GAP}(?:gedeckt|abgedeckt|versichert|mitversichert|enthalten|inbegriffen|erstattet|übernommen)(?!\\p{L})`,
    `(?<!\\p{L})(?:ne\\s|n[’'])(?:\\p{L}{1,14}\\s){0,2}(?:couvr|compren|rembours|inclu)\\p{L}{0,6}\\spas(?!\\p{L})`,
    `(?<!\\p{L})pas${GAP}(?:couvert|compris|inclus|assuré|remboursé)\\p{L}{0,2}(?!\\p{L})`,
    `(?<!\\p{L})no${GAP}(?:cubr|cubiert|inclu|asegur|reembols)\\p{L}{0,5}(?!\\p{L})`,
  ].join('|'),
  'iu',
);
const LONGEST = 1_000;
const ASKED: ReadonlySet<AnswerKind> = new Set(['thing', 'list', 'definition']);
/** `What does it not pay for` asks for no sum. */
const ASKS_WHAT = /^[¿\s]*(?:what|which|was|welche|qu|que|quel|qué|cuál)/iu;
/** What is left out is asked for with these words, which say nothing of which. */
const OF_COVER =
  /^(?:cover|includ|insur|pai|paid|refund|reimburs|polici|exclud|exclus|thing|gedeckt|abgedeckt|versichert|enthalten|couvr|couvert|compri|inclu|assur|rembours|cubr|cubiert|inclui|asegur)/u;

/** Whether a question is for what is left out: what says what is covered is the opposite of an answer. */
export const asksExcluded = (question: string, kind: AnswerKind) =>
  (ASKED.has(kind) || (kind === 'amount' && ASKS_WHAT.test(question))) && excludes(question);

export const excludes = (text: string) => EXCLUDES.test(text.slice(0, LONGEST));

/** It says so itself, or stands under a heading that does. */
export const isExclusion = ({ passages }: PassageIndex, { passage, sentence }: Unit) =>
  excludes(sentence.text) || excludes(passages[passage]!.heading);

/** The one place that says what is left out of what the question names: a heading with what stands below it, or else a sentence. */
export function findExclusion(index: PassageIndex, { words }: AskedQuestion): Unit | undefined {
  const of = words.filter(({ stem }) => !OF_COVER.test(stem));
  const isOf = ({ stems, heading, before, key }: Unit) =>
    !of.length ||
    of.some(({ kin }) => [...kin].some((one) => [stems, heading, before, key].some((set) => set.has(one))));
  const said = index.passages
    .flatMap((_, at) => listUnits(index, at))
    .filter((unit) => !unit.isFurniture && isExclusion(index, unit) && isOf(unit));
  const heads = said.filter(({ sentence, passage }) => sentence.text === index.passages[passage]!.heading);
  const among = heads.length ? heads : said;
  return new Set(among.map(({ sentence }) => sentence.text)).size === 1 ? among[0] : undefined;
}
