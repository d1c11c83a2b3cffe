import type { Embedder } from '@sheaf/api/models';
import type { MeaningHit, MeaningScope, MeaningSearch } from '@sheaf/api/meaning';
import { shippedVectors } from '@sheaf/passages';
import type { MeaningTask, Ranked, RankedFiles } from '../../workers/meaning.ts';
import type { VectorsOf } from '../../workers/passages.ts';
import { createThreads } from './threads.ts';

const WORKER = new URL('../../workers/meaning.ts', import.meta.url);
const DEADLINE_MS = 20_000;
const MEMORY_MB = 512;
/** Numbers of some 500 000 passages, of all members together; a passage takes about 500 bytes. */
const CACHE_BYTES = 256 * 1024 * 1024;
/** As much at a time as the process that answers requests reads within a moment. */
const FILES_AT_ONCE = 100;

type Settings = { threads: number; cacheBytes?: number };

/** Searches by meaning in separate threads, so that work on single documents does not delay them. */
export function createMeaningSearch(
  source: 'static' | 'lexical' | Embedder,
  { threads, cacheBytes = CACHE_BYTES }: Settings,
): MeaningSearch & { close(): Promise<void> } {
  const embedder = typeof source === 'string' ? null : source;
  const vectorsOf: VectorsOf = typeof source === 'string' ? source : 'other';
  const lanes = createThreads({
    file: WORKER,
    count: threads,
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    data: () => ({ memory: shippedVectors().memory, vectorsOf, cacheBytes: cacheBytes / threads }),
  });
  const ask = <Answer>(task: MeaningTask & object, key: string) =>
    // A library belongs to one member.
    lanes.ask(task, { member: key, key }) as Promise<Answer>;
  /** A library is fetched once, however many ask for it meanwhile. */
  const fetching = new Map<string, Promise<number>>();
  const leftOut = new Map<string, number>();

  async function fetchLibrary({ key, version, list, load }: MeaningScope): Promise<number> {
    const missing = await ask<string[]>({ do: 'know', key, version, files: await list() }, key);
    let left = 0;
    for (let at = 0; at < missing.length; at += FILES_AT_ONCE) {
      const files = await load(missing.slice(at, at + FILES_AT_ONCE));
      left += await ask<number>({ do: 'keep', key, files }, key);
      // The other members, who searched longer ago, do not fit either.
      if (left) return missing.length - at - files.length + left;
    }
    return left;
  }

  function fetchOnce(scope: MeaningScope): Promise<number> {
    let running = fetching.get(scope.key);
    if (!running) {
      running = fetchLibrary(scope).finally(() => fetching.delete(scope.key));
      fetching.set(scope.key, running);
    }
    return running;
  }

  async function embedQuestion(question: string): Promise<Int8Array | undefined> {
    const [vector] = (await embedder?.embed([question], 'question')) ?? [];
    return vector && new Int8Array(vector);
  }

  /** Null where the library is gone again at once. */
  async function rank<Answer>(
    scope: MeaningScope,
    task: (version: string | null) => MeaningTask & object,
  ): Promise<Answer | null> {
    const { key, version } = scope;
    const ranked = await ask<Answer | null>(task(version), key);
    if (ranked) return ranked;
    const left = await fetchOnce(scope);
    leftOut.delete(key);
    if (left) leftOut.set(key, left);
    // The text may have changed again meanwhile; the current state is good enough.
    return ask<Answer | null>(task(null), key);
  }

  return {
    async findFiles(scope, question, most, among) {
      const { key } = scope;
      const dense = await embedQuestion(question);
      const ranked = await rank<RankedFiles>(scope, (version) => {
        return { do: 'rankFiles', key, version, question, dense, most, among };
      });
      return ranked ?? { files: [], searched: 0 };
    },
    async find(scope, question, most) {
      const { key } = scope;
      const dense = await embedQuestion(question);
      const ranked = await rank<Ranked>(scope, (version) => ({ do: 'rank', key, version, question, dense }));
      if (!ranked) return { hits: [], byWords: 0, leftOut: 0 };
      const { look, byWords } = ranked;
      const read = await scope.read(look.candidates);
      const hits = await ask<MeaningHit[]>({ do: 'choose', question, look, read, most }, key);
      return { hits, byWords, leftOut: leftOut.get(key) ?? 0 };
    },
    close: () => lanes.close(),
  };
}
