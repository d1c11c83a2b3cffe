import { readFileSync } from 'node:fs';
import type { AnswerKind } from '../reading/answer-kind.ts';
import { listWords } from '../text/tokens.ts';

/**
 * What people ask of contracts, of bylaws, handbooks, privacy notices, insurance and house rules, and of manuals, leaflets, data sheets, minutes,
 * papers, courses and letters, and how those say it, in four languages; the last table but one in English alone, and the last has what is said
 * in speech. A row is a topic and a field, `ask` for questions, `says` for
 * sentences and `head` for the names of clauses, with phrases between bars: `/` between words of which one stands there, `_` within one of these that is of several words, `*` for any ending,
 * `..` for up to eight words more, `^` for the beginning. `kinds`: what a sentence that answers states; `best`: among
 * many such sentences, what hardly says anything else; `sure`: the same, in words
 * that need no others of `says`; `but`: what has the words and is about something else; `many`: each of the best
 * answers, however many there are; `open`: it may be said without what the question asks for, where no sentence has that;
 * `free`: it need not state what the question asks for; `whole`: what else the question names has to be named there; `strict`: without one of its words nothing is said of the topic;
 * `near`: what is said on it comes first, and settles nothing.
 */
const TABLES = [
  'contract-topics',
  'rule-topics',
  'document-topics',
  'everyday-topics',
  'english-topics',
  'spoken-topics',
].map((name) => new URL(`../../assets/${name}.txt`, import.meta.url));
const UNTIL = /(?<!\p{L})jusqu['’]/giu;
const MOST_BETWEEN = 8;
const LONGEST = 1_500;

export type Topic = {
  name: string;
  ask: RegExp;
  says: RegExp;
  best: RegExp | undefined;
  but: RegExp | undefined;
  head: RegExp | undefined;
  kinds: AnswerKind[];
  isFree: boolean;
  isWhole: boolean;
  isStrict: boolean;
  isNear: boolean;
  isMany: boolean;
  isOpen: boolean;
};

let topics: Topic[] | undefined;

/** The topics that a question is about; most questions are about none. */
export function askedTopics(question: string): Topic[] {
  topics ??= readTable();
  const asked = foldForTopics(question);
  return topics.filter(({ ask }) => ask.test(asked));
}

/** Whether a sentence, folded, says something on a topic. */
export const isOn = ({ says, but }: Topic, folded: string) => says.test(folded) && !but?.test(folded);

/** Words alone, with a space between; those that lean on the next are left out but `jusqu’`, which says how long. */
export const foldForTopics = (text: string) =>
  listWords(text.slice(0, LONGEST).replace(UNTIL, 'jusque ')).join(' ');

function readTable(): Topic[] {
  const rows = TABLES.flatMap((table) => readFileSync(table, 'utf8').trimEnd().split('\n'));
  const fields = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const colon = row.indexOf(': ');
    const [name = '', field = ''] = row.slice(0, colon).split(' ');
    const own = fields.get(name) ?? new Map<string, string>();
    // What people say in speech, in its table, is added to what the others have.
    const phrases = [own.get(field), row.slice(colon + 2)].filter(Boolean);
    fields.set(name, own.set(field, phrases.join(' | ')));
  }
  return [...fields].map(([name, own]) => {
    const some = (...written: string[]) => {
      const phrases = written.flatMap((field) => own.get(field) ?? []);
      return phrases.length ? compile(phrases.join(' | ')) : undefined;
    };
    return {
      name,
      ask: compile(own.get('ask')!),
      says: some('says', 'sure')!,
      best: some('best', 'sure'),
      but: some('but'),
      head: some('head'),
      kinds: (own.get('kinds')?.split(' ') ?? []) as AnswerKind[],
      isFree: own.has('free'),
      isWhole: own.has('whole'),
      isStrict: own.has('strict'),
      isNear: own.has('near'),
      isMany: own.has('many'),
      isOpen: own.has('open'),
    };
  });
}

/** The words of the table, with at most so many others between two of them. */
function compile(phrases: string): RegExp {
  const sources = phrases.split(' | ').map((phrase) => {
    const parts = phrase
      .replace(/ \.\.$/, '')
      .split(' .. ')
      .map(writeWords);
    return parts.join(`(?: [^ ]{1,40}){0,${MOST_BETWEEN}} `);
  });
  // bounded: a question or a sentence is cut to 1 500 letters, and no gap holds another.
  return new RegExp(`(?<![^ ])(?:${sources.join('|')})(?![^ ])`);
}

const writeWords = (words: string) =>
  words
    .replaceAll('-', ' ')
    .split(' ')
    .map(
      (word) =>
        `${word.startsWith('^') ? '^' : ''}(?:${word.replace('^', '').replaceAll('/', '|').replaceAll('_', ' ').replaceAll('*', '[^ ]{0,20}')})`,
    )
    .join(' ');
