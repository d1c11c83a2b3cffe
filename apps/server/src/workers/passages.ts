import { workerData } from 'node:worker_threads';
import type {
  AnswerClaim,
  AskedFile,
  ClaimSources,
  DocumentPage,
  LibraryAnswer,
  NearPassage,
  PlacedWord,
  VectorPassage,
} from '@sheaf/api/passages';
import {
  answerQuestion,
  askFile,
  attachVectors,
  boxQuote,
  cutPassages,
  embedText,
  indexPassages,
  isKnownWord,
  listFacts,
  listUnfounded,
  locateQuote,
  packTerms,
  type Passage,
  type PassageIndex,
  readAloud,
  readWish,
  recogniseLanguage,
  summarise,
  vectorsForText,
  type SummaryKind,
} from '@sheaf/passages';
import { limits } from '@sheaf/pdf-core/limits';

export type PassageTask =
  | { do: 'cut'; pages: DocumentPage[]; size: { size: number; overlap: number } }
  | {
      do: 'answer';
      key: string;
      question: { text: string; previous?: string; near?: number; vector?: Int8Array };
      /** Absent the first time: what is asked may be remembered here. */
      files?: { fileId: string; passages: VectorPassage[] }[];
    }
  | {
      do: 'askEach';
      files: AskedFile[];
      question: { text: string; today: string; vector?: Int8Array };
    }
  | { do: 'summarise'; pages: DocumentPage[]; kind: SummaryKind }
  | { do: 'listFacts'; pages: DocumentPage[] }
  | { do: 'listUnfounded'; answer: string; sources: ClaimSources }
  | { do: 'quote'; pages: DocumentPage[]; quotes: string[] }
  | { do: 'locate'; words: PlacedWord[]; quotes: string[] };

type Placed = Passage & { fileId: string };

/** Characters of the documents whose indexes are kept; an index takes some twenty times as many bytes. */
const KEPT_CHARACTERS = 6_000_000;

/** Passages for a reader who answers, and of how many documents the beginnings, by which they are known. */
const NEAR = 10;
const BEGINNINGS = 3;

/** Whose vectors passages carry: the box's own, nobody's, or another model's that are brought to them. */
export type VectorsOf = 'static' | 'lexical' | 'other';
const { memory, vectorsOf } = workerData as { memory: SharedArrayBuffer; vectorsOf: VectorsOf };
const vectors = attachVectors(memory);
const indexes = new Map<string, { index: PassageIndex<Placed>; characters: number }>();

export default function work(task: PassageTask): unknown {
  if (task.do === 'answer') return answer(task);
  if (task.do === 'askEach') return askEach(task);
  if (task.do === 'listFacts') return describeFacts(task.pages);
  if (task.do === 'listUnfounded') return checkClaims(task);
  if (task.do === 'quote') return task.quotes.map((quote) => findQuote(task.pages, quote));
  if (task.do === 'locate') return task.quotes.map((quote) => boxQuote(task.words, quote));
  if (task.do === 'cut') return cut(task);
  const { text, wordCount, isTold, sentences } = summarise(task.pages, task.kind, { vectors });
  return {
    text,
    wordCount,
    isTold,
    sentences: sentences.map(({ text: said, page, section, role }) => ({ text: said, page, section, role })),
  };
}

function cut({ pages, size }: PassageTask & { do: 'cut' }): unknown {
  const language = languageOf(pages);
  const known = vectorsForText(vectors, language);
  const passages = cutPassages(pages, size).map((passage) => ({
    passage,
    embedding: vectorsOf === 'static' ? new Uint8Array(embedText(known, passage.text)) : new Uint8Array(),
    terms: packTerms(passage.text),
  }));
  return { language, passages };
}

function languageOf(pages: DocumentPage[]): string {
  const said = pages.map(({ text }) => text).join('\n');
  return recogniseLanguage(said, (word) => isKnownWord(vectors, word)).code;
}

/** Null where the documents are wanted first. */
function answer({ key, question, files }: PassageTask & { do: 'answer' }): unknown {
  const index = files ? keepIndex(key, files) : indexes.get(key)?.index;
  if (!index) return null;
  touch(key);
  const { outcome, confidence, sources, ranked, engine, language } = answerQuestion(index, question);
  return {
    outcome,
    confidence,
    engine,
    language,
    near: gatherNear(index.passages, ranked, question.near ?? NEAR),
    sources: sources.map(({ passage, page, snippet, answer: said, context, score }) => ({
      fileId: passage.fileId,
      page,
      snippet,
      ...(said && { answer: said }),
      context,
      score,
    })),
  };
}

/** Each by itself, and nothing of it is kept: the next question has other passages. */
function askEach({
  files,
  question: { text, today, vector },
}: PassageTask & { do: 'askEach' }): LibraryAnswer[] {
  const wish = readWish(text, today);
  return files.flatMap(({ fileId, name, passages, pages }) => {
    const index = openIndex([{ fileId, passages }]);
    const said = askFile(index, { name, pages }, wish, today, vector);
    return said ? [{ fileId, ...said }] : [];
  });
}

/** The first ones, the beginnings, and then the rest, so that a reader with little room has all three. */
function gatherNear(
  all: Placed[],
  ranked: { passage: Placed; score: number }[],
  most: number,
): NearPassage[] {
  const near = new Map(ranked.slice(0, NEAR).map(({ passage, score }) => [passage, score]));
  const begun = new Set<string>();
  for (const passage of all) {
    if (begun.size === BEGINNINGS) break;
    if (begun.has(passage.fileId)) continue;
    begun.add(passage.fileId);
    if (!near.has(passage)) near.set(passage, 0);
  }
  for (const { passage, score } of ranked.slice(NEAR, most)) if (!near.has(passage)) near.set(passage, score);
  return [...near].map(([{ fileId, page, lastPage, text }, score]) => ({
    fileId,
    page,
    lastPage,
    text,
    score,
  }));
}

/** A word that the end of a line cuts is one word. */
function checkClaims({
  answer: text,
  sources: { quotes, ...rest },
}: PassageTask & { do: 'listUnfounded' }): AnswerClaim[] {
  return listUnfounded(text, { ...rest, quotes: quotes.map(readAloud) });
}

function findQuote(pages: DocumentPage[], quote: string): DocumentPage | null {
  for (const { page, text } of pages) {
    const place = locateQuote(text, quote, true);
    if (place) return { page, text: readAloud(text.slice(place.from, place.to)) };
  }
  return null;
}

function openIndex(files: { fileId: string; passages: VectorPassage[] }[]): PassageIndex<Placed> {
  const stored = files.flatMap(({ fileId, passages }) =>
    // What was stored is what `cut` gave.
    passages.map(({ passage }) => ({ ...(passage as unknown as Passage), fileId })),
  );
  const embeddings = files.flatMap(({ passages }) =>
    passages.map(({ embedding }) => new Int8Array(embedding)),
  );
  return indexPassages(stored, {
    vectors,
    embeddings: vectorsOf === 'static' ? embeddings : undefined,
    dense: vectorsOf === 'other' ? embeddings : undefined,
    wordsOnly: vectorsOf === 'lexical',
  });
}

function keepIndex(
  key: string,
  files: { fileId: string; passages: VectorPassage[] }[],
): PassageIndex<Placed> {
  const index = openIndex(files);
  const characters = index.passages.reduce((sum, { text }) => sum + text.length, 0);
  indexes.set(key, { index, characters });
  return index;
}

/** To the end of the line; those at its beginning go while there are too many. The newest stays, whatever its size. */
function touch(key: string): void {
  const kept = indexes.get(key);
  if (!kept) return;
  indexes.delete(key);
  indexes.set(key, kept);
  let total = [...indexes.values()].reduce((sum, { characters }) => sum + characters, 0);
  for (const [oldest, { characters }] of indexes) {
    if (total <= KEPT_CHARACTERS || oldest === key) return;
    indexes.delete(oldest);
    total -= characters;
  }
}

function describeFacts(pages: DocumentPage[]): unknown {
  const language = languageOf(pages);
  const { kind, title, facts: all, more } = listFacts(pages, language);
  const facts = all.slice(0, limits.factsOfADocument).map(({ places, ...fact }) => ({
    ...fact,
    pages: [...new Set(places.map(({ page }) => page))].slice(0, limits.pagesOfAFact),
  }));
  return { kind, ...(title && { title }), facts, more: more + all.length - facts.length };
}
