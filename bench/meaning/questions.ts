import {
  findNearWords,
  judgePassages,
  locateQuote,
  type Passage,
  searchSegments,
  shippedVectors,
  type Signs,
} from '@sheaf/passages';
import { seededPick } from '../chat/long-pages.ts';
import type { Document, Question } from '../chat/question-set.ts';
import type { Shelved } from './library.ts';

export type Hit = { fileId: string; passage: Passage; signs: Signs };
export type Asked = {
  kind: 'literal' | 'paraphrase' | 'elsewhere' | 'words by lot' | 'letters by lot';
  text: string;
  hits: Hit[];
  right: boolean[];
};

const LOOKED_AT = 5;
const LOTS = 300;

export function ask(library: Shelved[], text: string): Hit[] {
  const vectors = shippedVectors();
  const segments = library.map(({ segment }) => segment);
  const { candidates, rarities, asked } = searchSegments(segments, text, vectors);
  const byName = new Map(library.map((one) => [one.name, one]));
  const read = candidates.map((one) => ({
    ...one,
    passage: byName.get(one.fileId)!.passages[one.position]!,
  }));
  const closer = { question: text, asked, rarities, vectors };
  return judgePassages(read, closer, findNearWords(text, asked ? vectors : null)).slice(0, LOOKED_AT);
}

/** Every question to the whole library, the same to a library without its document, and words that were drawn by lot. */
export function askAll(documents: Document[], library: Shelved[], words: string[]): Asked[] {
  const questions = documents.flatMap((document) =>
    document.questions
      .filter(({ kind }) => kind === 'literal' || kind === 'paraphrase')
      .map((question) => ({ document, question })),
  );
  const told = questions.map(({ document, question }): Asked => {
    const hits = ask(library, question.text);
    const right = hits.map((hit) => hit.fileId === document.name && holds(hit.passage, document, question));
    return { kind: question.kind as Asked['kind'], text: question.text, hits, right };
  });
  const elsewhere = questions.map(({ document, question }): Asked => {
    const others = library.filter(({ name }) => name !== document.name);
    return { kind: 'elsewhere', text: question.text, hits: ask(others, question.text), right: [] };
  });
  const pick = seededPick(20_261_121);
  const letters = () => Array.from({ length: 5 }, () => pick([...'bcdfghjklmnpqrstvwxzaeiou'])).join('');
  const lots = Array.from({ length: LOTS }, (_, i): Asked => {
    const kind = i % 2 ? 'letters by lot' : 'words by lot';
    const drawn = Array.from({ length: 1 + (i % 4) }, () => (i % 2 ? letters() : pick(words)));
    return { kind, text: drawn.join(' '), hits: ask(library, drawn.join(' ')), right: [] };
  });
  return [...told, ...elsewhere, ...lots];
}

function holds({ sentences }: Passage, { pages }: Document, { quote = '' }: Question): boolean {
  return sentences.some(({ page, from, to }) => {
    const place = locateQuote(pages[page - 1]?.text ?? '', quote);
    return place !== null && from < place.to && to > place.from;
  });
}
