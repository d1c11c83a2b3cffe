import { listKindred } from '../lexical/document-words.ts';
import { listStems, stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { DocumentKind } from '../summaries/document-kind.ts';
import type { Fact } from '../summaries/fact.ts';
import type { Page } from '../text/blocks.ts';
import { foldText } from '../text/tokens.ts';
import { FILE_WORDS } from './asked-words.ts';
import type { FileAnswer, Said } from './file-answer.ts';
import { isKindAsked } from './file-kinds.ts';
import { findMention } from './find-mention.ts';
import type { Wish } from './read-wish.ts';
import { sayAnswer, sayNear } from './say-answer.ts';
import { lineAt, type Read, readFile, sayFact, sayReckoned } from './say-fact.ts';
import { sayGuarantee, sayRole, sayRow } from './say-stated.ts';
import { weighFit } from './weigh-fit.ts';

/** What comes nearest is shown from here on; where no file answers, of so many files in any case. */
const CLOSEST_FROM = 0.3;

const LEAST_SHOWN = 3;

/** So much of what is asked about has to stand in the file. */
const SPOKEN_FROM = 0.6;

/** What one of many files says, by its key facts, else by the reader; nothing where it does not speak of it. `pages`: some of its text; `name`: its file name. */
export function askFile(
  index: PassageIndex,
  { pages, name = '' }: { pages: Page[]; name?: string },
  wish: Wish,
  today: string,
  vector?: Int8Array,
): FileAnswer | null {
  const spoken = wish.mentions ? 1 : shareSpoken(index, pages, wish);
  // The reader judges one document; among many, most are about something else.
  if (spoken < SPOKEN_FROM) return null;
  const read = readFile(pages, index.language.code);
  const isOfKind = wish.files && (isKindAsked(read.kind, wish.files) || isNamed(name, wish.files));
  if (wish.files && !isOfKind && read.kind !== 'other') return null;
  const said: Said | null | undefined = wish.mentions
    ? findMention(index, pages, wish.topic)
    : sayAny(index, pages, wish, { read, spoken, vector });
  if (!said) return null;
  const { context, until: _, ...answer } = said;
  return {
    ...answer,
    fit: weighFit(said, context, read.facts, wish, today),
    ...(isOfKind !== undefined && { isOfKind }),
  };
}

const isNamed = (name: string, files: DocumentKind) =>
  FILE_WORDS.some(({ kind, asked }) => kind === files && asked.test(foldText(name)));

/** Of answers in the order in which their files came: those of the kind that was asked about where there are any; of these all that answer, and the closest that are worth showing. */
export function chooseAnswers<One extends FileAnswer>(all: One[]): One[] {
  const ofKind = all.filter((one) => one.isOfKind);
  const answers = ofKind.length ? ofKind : all;
  const isAnswered = ({ outcome, fit }: FileAnswer) => outcome === 'answered' && fit !== 'no';
  const least = answers.some(isAnswered) ? 0 : LEAST_SHOWN;
  const closest = answers.filter(({ outcome }) => outcome === 'closest');
  const shown = new Set(closest.filter(({ confidence }, i) => i < least || confidence >= CLOSEST_FROM));
  return answers.filter((one) => one.outcome === 'answered' || shown.has(one));
}

type Known = { read: Read; spoken: number; vector: Int8Array | undefined };

function sayAny(index: PassageIndex, pages: Page[], wish: Wish, known: Known): Said | undefined {
  const { read, spoken, vector } = known;
  const quoteOf = (place: Fact['places'][number]) => {
    const page = pages.find((one) => one.page === place.page);
    return page && lineAt(index, page, place);
  };
  if (wish.role) return sayRole(read.facts, wish.role, quoteOf) ?? sayNear(index, wish, read, vector);
  // An offer is not paid.
  if (wish.asks === 'spent' && read.kind === 'quote') return undefined;
  if (wish.facts[0] === 'guarantee' && !wish.topic.length) return sayGuarantee(index, wish);
  if (read.kind === 'statement' && wish.kind === 'amount') return sayRow(pages, wish);
  return (
    sayFact(read, index, pages, wish, spoken) ??
    sayReckoned(read, wish, quoteOf) ??
    sayAnswer(index, wish, read, vector)
  );
}

/** How much of what is asked about the file has words for. */
function shareSpoken({ words, language }: PassageIndex, pages: Page[], { topic, names = [] }: Wish): number {
  if (!topic.length) return 1;
  const stems = new Set([...words.flat().map(stemOf), ...pages.flatMap(({ text }) => listStems(text))]);
  const said = [...stems];
  const isSaid = (word: string) =>
    stems.has(stemOf(word)) ||
    (!names.includes(word) &&
      listKindred(word, language.code).some((other) => said.some((stem) => stem.startsWith(stemOf(other)))));
  return topic.filter(isSaid).length / topic.length;
}
