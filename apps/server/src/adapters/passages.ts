import type { Embedder } from '@sheaf/api/models';
import type {
  CutPassage,
  DocumentFact,
  DocumentPage,
  DocumentSummary,
  PassageAnswer,
  Passages,
  PlacedBox,
} from '@sheaf/api/ports';
import { shippedVectors } from '@sheaf/passages';
import type { PassageTask, VectorsOf } from '../workers/passages.ts';
import { createThreads } from './threads.ts';

/** The vectors in the box, and none; a number that goes up when they change. */
const BUILT_IN = { static: 'sheaf-static-2', lexical: 'sheaf-lexical-1' };
const WORKER = new URL('../workers/passages.ts', import.meta.url);
const DEADLINE_MS = 60_000;
const MEMORY_MB = 1024;

export type ClosablePassages = Passages & { close(): Promise<void> };

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
  const ask = (task: PassageTask, key?: string) => lanes.ask(task, key);

  async function embedQuestion(text: string): Promise<Int8Array | undefined> {
    const [vector] = (await embedder?.embed([text], 'question')) ?? [];
    return vector && new Int8Array(vector);
  }

  return {
    provider: embedder?.provider ?? vectorsOf,
    model: typeof source === 'string' ? BUILT_IN[source] : source.model,
    async cut(pages, size) {
      const cut = (await ask({ do: 'cut', pages, size })) as { language: string; passages: CutPassage[] };
      if (!embedder) return cut;
      const texts = cut.passages.map(({ passage }) => String(passage.text));
      const vectors = await embedder.embed(texts, 'passage');
      const passages = cut.passages.map((one, at) => ({ ...one, embedding: vectors[at]! }));
      return { ...cut, passages };
    },
    async answer({ key, load }, { text, previous }) {
      const question = { text, previous, vector: await embedQuestion(text) };
      const remembered = (await ask({ do: 'answer', key, question }, key)) as PassageAnswer | null;
      if (remembered) return remembered;
      const files = await load();
      return (await ask({ do: 'answer', key, question, files }, key)) as PassageAnswer;
    },
    summarise: (pages, kind) => ask({ do: 'summarise', pages, kind }) as Promise<DocumentSummary>,
    listFacts: (pages) => ask({ do: 'listFacts', pages }) as Promise<DocumentFact[]>,
    locate: (words, quotes) => ask({ do: 'locate', words, quotes }) as Promise<PlacedBox[][]>,
    quote: (pages, quotes) => ask({ do: 'quote', pages, quotes }) as Promise<(DocumentPage | null)[]>,
    close: () => lanes.close(),
  };
}
