import { listGrams, stemOf } from '../lexical/terms.ts';
import { listKin } from '../ranking/kindred-words.ts';
import { synonymsOf } from '../lexical/synonyms.ts';
import { rarityOf } from '../lexical/word-index.ts';
import { findAlike } from '../ranking/alike-words.ts';
import { embedQuestion } from '../ranking/embed-question.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { type Question, SAME_WORD } from '../ranking/rank-passages.ts';
import { askedTopics, type Topic } from '../topics/asked-topics.ts';
import { isAsking, isFaint, languageOfQuestion } from '../text/asking-words.ts';
import { FUNCTION_WORDS, STOP_WORDS } from '../text/stop-words.ts';
import { listWords } from '../text/tokens.ts';
import { weightOfWord } from '../vectors/embed.ts';
import { type AnswerKind, askedKind } from './answer-kind.ts';
import { countedThing } from './asked-count.ts';
import { type AskedContact, askedContact } from './asked-contact.ts';
import { type AskedEdge, askedEdge } from './asked-edge.ts';
import { askedTimes, type NamedTimes } from './named-times.ts';
import { type NumberedPlace, readPlaces } from './other-number.ts';

/** `alike`: how much each stem of the scope says the same; its own stem 1. */
export type AskedWord = {
  stem: string;
  weight: number;
  alike: ReadonlyMap<string, number>;
  /** Its own stem and those that say the same in such documents. */
  kin: ReadonlySet<string>;
  isNumber: boolean;
  isName: boolean;
  isHere: boolean;
  at: number;
};
export type AskedQuestion = {
  /** Its words as they are written, with the sign behind a grade and the minutes of a time. */
  tokens: ReadonlySet<string>;
  kind: AnswerKind;
  /** How it asks for a rate: what is answered happens so often, and is no period. */
  rate?: string | undefined;
  edge?: AskedEdge | undefined;
  /** It asks at what time of the day: a day or a year is no answer. */
  isClock?: boolean;
  /** The years and months it asks of. */
  times: NamedTimes;
  /** The sections, tables and the like that it asks of. */
  places: NumberedPlace[];
  words: AskedWord[];
  /** The word that what, which or how many is asked of. */
  focus: AskedWord | undefined;
  /** The share of the question's weight whose words, or words alike, stand nowhere. */
  absent: number;
  /** The same where only words that say the same count, and not those that are used alike. */
  unsaid: number;
  vector: Int8Array | undefined;
  length: number;
  contact: AskedContact | undefined;
  /** The language it is asked in, which need not be that of the document. */
  language: string;
  /** The word of which it asks how many there are. */
  counted?: AskedWord | undefined;
  topics: Topic[];
};

const ASKING = new Set(
  'was welche welcher welches welchen welchem wie wo wer wem wann warum viel viele hoch kann muss darf lautet gibt quel quelle quels quelles qui quand comment combien pourquoi est ce qu quoi faut peut t il elle on fait font faire que cual cuales quien cuando como cuanto cuanta cuantos cuantas donde debe puede hace hacer macht machen'.split(
    ' ',
  ),
);
const FOCUSES = /^(?:what|which|many|much|whose|welche[mnrs]?|viele|quels?|quelles?|cual|que|cuant[ao]s)$/;
/** They tell what kind of answer is asked for; a document that gives it need not use them. */
const OF_KIND: Partial<Record<AnswerKind, RegExp>> = {
  definition:
    /^(?:stands?|abbreviat\w*|acronym|definition|defined|meaning|means?|steht|bedeutet|heisst|abkurzung|signifie|significa|siglas)$/,
  duration: /^(?:long|often|soon|quickly|lange|oft|schnell|temps|tiempo)$/,
  number: /^(?:old|high|tall|far|big|large|deep|wide|heavy|fast|cold|hot|alt|gross|weit)$/,
  person: /^(?:name)$/,
};
/** How large a sum is: what is beside this word in other texts, such as a cost, is another sum than the one that is asked for. */
const OF_SUM = /^(?:high|large|big|hohe?|gross)$/;
const OF_SUM_ASKED = /(?<!\p{L})(?:how (?:high|large|big)|wie (?:hoch|groß))/iu;
const SUMS: ReadonlySet<AnswerKind> = new Set(['amount', 'percent']);
const HOW_OFTEN =
  /(?<!\p{L})(?:how (?:often|frequently)|wie (?:oft|häufig)|tous les combien|(?:à )?quelle fréquence|cada cuánto|(?:con )?qué frecuencia)(?!\p{L})/iu;
const AT_WHAT_TIME =
  /(?<!\p{L})(?:(?:what|which) time(?! (?:of (?:the )?year|periods?|frames?|spans?|limits?|zones?))|how late|(?:what|which)(?:'s| is| are) the (?:\p{L}{2,12} ){0,2}hours|um wie viel uhr|wie spät|(?:à )?quelle heure|qué hora)(?!\p{L})/iu;
const TOKEN = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?::\d\d)?[+-]?(?![\p{L}\p{N}])/gu;
const SYNONYM = 0.55;
const LEAST_GRAMS = 0.45;
const MOST_LONGER = 8;
const gramsOfScopes = new WeakMap<PassageIndex, Map<string, string[]>>();

/** Says how something is asked, in whatever language, and not what about. */
export const tellsNothing = (word: string, language: string) =>
  STOP_WORDS.has(word) ||
  (language !== 'en' && (ASKING.has(word) || (FUNCTION_WORDS[language]?.has(word) ?? false))) ||
  (word.length === 1 && !/\d/.test(word));

export function readQuestion(index: PassageIndex, { text, previous }: Question): AskedQuestion {
  const language = languageOfQuestion(text, index.language.code);
  const kind = askedKind(text);
  const own = weighWords(index, text.slice(0, 1_000), 1, language, kind);
  // A question of a word or two leans on the one before it.
  const before = previous
    ? weighWords(index, previous.slice(0, 1_000), own.words.length < 3 ? 0.6 : 0.25, language, 'thing')
    : undefined;
  const known = new Set(own.words.map(({ stem }) => stem));
  const words = [...own.words, ...(before?.words.filter(({ stem }) => !known.has(stem)) ?? [])];
  const all = own.words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const gone = own.words.reduce(
    (sum, word) => sum + (word.isHere ? 0 : word.weight * (1 - nearestOf(index, word))),
    0,
  );
  const unsaid = own.words.reduce(
    (sum, { isHere, kin, weight }) => sum + (isHere || kin.size > 1 ? 0 : weight),
    0,
  );
  return {
    tokens: new Set(text.slice(0, 1_000).match(TOKEN)),
    kind,
    rate: HOW_OFTEN.exec(text.slice(0, 1_000))?.[0],
    edge: askedEdge(text),
    isClock: kind === 'date' && AT_WHAT_TIME.test(text.slice(0, 1_000)),
    times: askedTimes(text),
    places: readPlaces(text),
    words,
    focus: own.focus,
    absent: gone / all,
    unsaid: unsaid / all,
    vector: index.isCompared ? embedQuestion(index, text) : undefined,
    length: own.words.length,
    contact: askedContact(text),
    language,
    counted: countedThing(text, own.words),
    topics: askedTopics(text),
  };
}

function weighWords(index: PassageIndex, text: string, share: number, language: string, kind: AnswerKind) {
  const said = listWords(text);
  const names = new Set(
    [...text.matchAll(/(?<=[^.?!\s]\s+["“'(]?)\p{Lu}[\p{L}\p{N}-]*/gu)].flatMap(([word]) => listWords(word)),
  );
  const words: AskedWord[] = [];
  let focus: AskedWord | undefined;
  let isOpen = false;
  said.forEach((word, at) => {
    if (FOCUSES.test(word)) isOpen = true;
    if (tellsNothing(word, index.language.code) || isAsking(word, language)) return;
    const kin = listKin(index, word, language);
    const stem = saidAs(index, stemOf(word), kin);
    const twin = words.find((one) => one.stem === stem);
    if (twin) return;
    if (SUMS.has(kind) && OF_SUM.test(word) && OF_SUM_ASKED.test(text)) return;
    if (isFaint(word, language) || (OF_KIND[kind]?.test(word) && !kin.size)) return;
    const isHere = index.stems.postings.has(stem);
    const rarity = rarityOf(index.stems, stem) / Math.log(1 + (index.passages.length + 0.5) / 0.5);
    const general = index.isCompared ? Math.min(1.2, weightOfWord(index.asked, word)) : 0.8;
    const asked: AskedWord = {
      stem,
      weight: share * general * (0.35 + 0.65 * rarity),
      alike: likenessesOf(index, word, stem, kin),
      kin: new Set([stem, ...kin.keys()]),
      isNumber: /\d/.test(word),
      isName: names.has(word),
      isHere,
      at,
    };
    words.push(asked);
    if (isOpen && !focus) focus = asked;
  });
  return { words, focus };
}

/** A word that the scope has in another form or in its own language is looked for as it stands there. */
function saidAs({ stems }: PassageIndex, own: string, kin: ReadonlyMap<string, number>): string {
  if (stems.postings.has(own)) return own;
  const said = [...kin].filter(([, likeness]) => likeness >= SAME_WORD);
  const spread = ([stem]: [string, number]) => stems.postings.get(stem)?.texts.length ?? 0;
  return said.sort((a, b) => b[1] - a[1] || spread(b) - spread(a))[0]?.[0] ?? own;
}

function likenessesOf(
  index: PassageIndex,
  word: string,
  stem: string,
  kin: ReadonlyMap<string, number>,
): Map<string, number> {
  const alike = new Map<string, number>([[stem, 1]]);
  if (/\d/.test(word)) return alike;
  const add = (other: string, likeness: number) => {
    if (likeness > (alike.get(other) ?? 0)) alike.set(other, likeness);
  };
  for (const [other, likeness] of kin) add(other, likeness);
  if (index.isCompared) {
    for (const [other, likeness] of findAlike(index, word)) add(other, Math.min(0.95, likeness));
    if (index.language.code === 'en') {
      for (const other of synonymsOf(stem)) if (index.stems.postings.has(other)) add(other, SYNONYM);
      return alike;
    }
  }
  const own = listGrams(word);
  const shared = new Map<string, number>();
  for (const gram of own)
    for (const other of stemsByGram(index).get(gram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  for (const [other, count] of shared) {
    const likeness = count / Math.max(1, Math.min(own.length, gramsIn(other)));
    if (likeness >= LEAST_GRAMS && other.length > 3 && Math.abs(other.length - stem.length) <= MOST_LONGER)
      add(other, Math.min(0.9, 0.9 * likeness));
  }
  return alike;
}

const nearestOf = (index: PassageIndex, { alike }: AskedWord) =>
  Math.max(
    0,
    ...[...alike].filter(([stem]) => index.stems.postings.has(stem)).map(([, likeness]) => likeness),
  );

const gramsIn = (stem: string) => Math.max(1, stem.length - 1);

/** By which Kaution finds Mietkaution: the stems of a scope by their pieces of four letters. */
function stemsByGram(index: PassageIndex): Map<string, string[]> {
  let known = gramsOfScopes.get(index);
  if (known) return known;
  gramsOfScopes.set(index, (known = new Map()));
  for (const stem of index.stems.postings.keys())
    for (const gram of new Set(listGrams(stem))) {
      const stems = known.get(gram);
      if (stems) stems.push(stem);
      else known.set(gram, [stem]);
    }
  return known;
}
