import type { Embedder } from '@sheaf/api/models';
import type {
  AnswerClaim,
  AskedFile,
  CutPassage,
  DocumentFacts,
  DocumentPage,
  DocumentSummary,
  LibraryAnswer,
  PassageAnswer,
  Passages,
  PassageTurn,
  PlacedBox,
} from '@sheaf/api/passages';
import { chooseAnswers, findFault, isNotIn, readWish, shippedVectors } from '@sheaf/passages';
import { limits } from '@sheaf/pdf-core/limits';
import type { PassageTask, VectorsOf } from '../../workers/passages.ts';
import { createThreads } from './threads.ts';

/** The vectors in the box, and none; a number that goes up when they change. */
export const BUILT_IN = { static: 'sheaf-static-7', lexical: 'sheaf-lexical-4' };
const WORKER = new URL('../../workers/passages.ts', import.meta.url);
const DEADLINE_MS = 60_000;
const MEMORY_MB = 1024;

export type ClosablePassages = Passages & { close(): Promise<void> };

/** What was stored before there were limits, or by hand, is read as far as they go. */
function bounded(pages: DocumentPage[]): DocumentPage[] {
  let left: number = limits.textCharacters;
  return pages.flatMap(({ page, text }) => {
    const most = Math.min(left, limits.pageCharacters);
    const said = text.length > most ? text.slice(0, most).toWellFormed() : text;
    left -= said.length;
    return said ? [{ page, text: said }] : [];
  });
}

/** So few that the threads share the work, and that another question comes in between. */
const FILES_AT_ONCE = 5;

function inTurns(files: AskedFile[]): AskedFile[][] {
  const turns = Math.ceil(files.length / FILES_AT_ONCE);
  return Array.from({ length: turns }, (_, i) => files.slice(i * FILES_AT_ONCE, (i + 1) * FILES_AT_ONCE));
}

/** The engine of answers in threads of its own, with one copy of its vectors for all of them. */
export function createPassages(threads: number, source: keyof typeof BUILT_IN | Embedder): ClosablePassages {
  const embedder = typeof source === 'string' ? null : source;
  const vectorsOf: VectorsOf = typeof source === 'string' ? source : 'other';
  const lanes = createThreads({
    file: WORKER,
    count: threads,
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    data: () => ({ memory: shippedVectors().memory, vectorsOf }),
  });
  const ask = (task: PassageTask, turn: PassageTurn, key?: string) => lanes.ask(task, { ...turn, key });

  async function embedQuestion(text: string): Promise<Int8Array | undefined> {
    const [vector] = (await embedder?.embed([text], 'question')) ?? [];
    return vector && new Int8Array(vector);
  }

  return {
    provider: embedder?.provider ?? vectorsOf,
    model: typeof source === 'string' ? BUILT_IN[source] : source.model,
    async cut(pages, size, turn) {
      const cut = (await ask({ do: 'cut', pages: bounded(pages), size }, turn)) as {
        language: string;
        passages: CutPassage[];
      };
      if (!embedder) return cut;
      const texts = cut.passages.map(({ passage }) => String(passage.text));
      const vectors = await embedder.embed(texts, 'passage');
      const passages = cut.passages.map((one, at) => ({ ...one, embedding: vectors[at]! }));
      return { ...cut, passages };
    },
    async answer({ key, load }, { text, previous, near }, turn) {
      const question = { text, previous, near, vector: await embedQuestion(text) };
      const remembered = (await ask({ do: 'answer', key, question }, turn, key)) as PassageAnswer | null;
      if (remembered) return remembered;
      const files = await load();
      return (await ask({ do: 'answer', key, question, files }, turn, key)) as PassageAnswer;
    },
    findFault,
    isNotIn,
    listUnfounded: (answer, sources, turn) =>
      ask({ do: 'listUnfounded', answer, sources }, turn) as Promise<AnswerClaim[]>,
    readQuestion: (question, today) => readWish(question, today),
    async askEach(files, question, turn) {
      const asked = { ...question, vector: await embedQuestion(question.text) };
      const answers = await Promise.all(
        inTurns(files).map(
          (some) => ask({ do: 'askEach', files: some, question: asked }, turn) as Promise<LibraryAnswer[]>,
        ),
      );
      return chooseAnswers(answers.flat());
    },
    summarise: (pages, kind, turn) =>
      ask({ do: 'summarise', pages: bounded(pages), kind }, turn) as Promise<DocumentSummary>,
    listFacts: (pages, turn) =>
      ask({ do: 'listFacts', pages: bounded(pages) }, turn) as Promise<DocumentFacts>,
    locate: (words, quotes, turn) => ask({ do: 'locate', words, quotes }, turn) as Promise<PlacedBox[][]>,
    quote: (pages, quotes, turn) =>
      ask({ do: 'quote', pages: bounded(pages), quotes }, turn) as Promise<(DocumentPage | null)[]>,
    close: () => lanes.close(),
  };
}
