import type { Embedder } from '@sheaf/api/models';
import { AppError } from '@sheaf/api/errors';
import { createThreads, MAX_WAITING } from '../answers/threads.ts';
import type { FoundModel } from './model-folder.ts';

const WORKER = new URL('../../workers/embedding.ts', import.meta.url);
const AT_ONCE = 16;
/** The first task loads the model too. */
const DEADLINE_MS = 120_000;
const MEMORY_MB = 1024;

/** A sentence-embedding model in a thread of its own, loaded when it is first asked. */
export function createTransformersEmbedder({ name, prefixes, ...model }: FoundModel): Embedder {
  const lane = createThreads({
    file: WORKER,
    count: 1,
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    // The caller has had its turn already.
    maxWaitingEach: MAX_WAITING,
    data: () => ({ name, ...model }),
  });
  return {
    provider: 'transformers',
    model: name,
    async embed(texts, kind) {
      const made: Uint8Array[] = [];
      for (let at = 0; at < texts.length; at += AT_ONCE) {
        const some = texts.slice(at, at + AT_ONCE).map((text) => prefixes[kind] + text);
        made.push(...((await lane.ask({ texts: some }, { member: name }).catch(explain)) as Uint8Array[]));
      }
      return made;
    },
    close: () => lane.close(),
  };
}

/** What the library throws is about files and tensors: for the log alone. */
function explain(thrown: unknown): never {
  if (thrown instanceof AppError) throw thrown;
  throw new AppError('embedding_model_unusable', null, { cause: thrown });
}
