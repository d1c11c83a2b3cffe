import type {
  DocumentFact,
  DocumentSummary,
  PassageAnswer,
  Passages,
  PlacedBox,
  VectorPassage,
} from '@sheaf/api/ports';
import { shippedVectors } from '@sheaf/passages';
import type { PassageTask } from '../workers/passages.ts';
import { createThreads } from './threads.ts';

/** The vectors in the box; a number that goes up when they change. */
const MODEL = 'sheaf-static-1';
const WORKER = new URL('../workers/passages.ts', import.meta.url);
const DEADLINE_MS = 60_000;
const MEMORY_MB = 1024;

/** The engine of answers in threads of its own, with one copy of its vectors for all of them. */
export function createPassages(threads: number): Passages & { close(): Promise<void> } {
  const lanes = createThreads({
    file: WORKER,
    count: threads,
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    data: () => shippedVectors().memory,
  });
  const ask = (task: PassageTask, key?: string) => lanes.ask(task, key);
  return {
    model: MODEL,
    cut: (pages, size) => ask({ do: 'cut', pages, size }) as Promise<VectorPassage[]>,
    async answer({ key, load }, question) {
      const remembered = (await ask({ do: 'answer', key, question }, key)) as PassageAnswer | null;
      if (remembered) return remembered;
      const files = await load();
      return (await ask({ do: 'answer', key, question, files }, key)) as PassageAnswer;
    },
    summarise: (pages, kind) => ask({ do: 'summarise', pages, kind }) as Promise<DocumentSummary>,
    listFacts: (pages) => ask({ do: 'listFacts', pages }) as Promise<DocumentFact[]>,
    locate: (words, quotes) => ask({ do: 'locate', words, quotes }) as Promise<PlacedBox[][]>,
    close: () => lanes.close(),
  };
}
