import { AppError } from '@sheaf/api/errors';
import type { Embedder } from '@sheaf/api/models';
import { quantise } from '@sheaf/passages';
import { fellSilent, keepPatience, type ModelServer, openModelClient, toModelError } from './model-client.ts';

const AT_ONCE = 64;
const SILENCE_MS = 60_000;

/** Vectors from any server that speaks OpenAI's HTTP API. */
export function createOpenAiEmbedder({ model, ...server }: ModelServer & { model: string }): Embedder {
  const client = openModelClient(server);
  async function embedSome(input: string[]): Promise<Uint8Array[]> {
    const patience = keepPatience(SILENCE_MS, AbortSignal.timeout(SILENCE_MS));
    try {
      const wish = { model, input, encoding_format: 'float' as const };
      const { data } = await client.embeddings.create(wish, { signal: patience.signal });
      return readVectors(data, input.length);
    } catch (thrown) {
      throw patience.isOver() ? fellSilent(thrown) : toModelError(thrown);
    } finally {
      patience.end();
    }
  }
  return {
    provider: 'openai',
    model,
    async embed(texts) {
      const made: Uint8Array[] = [];
      // Some servers refuse a text without words.
      const filled = texts.map((text) => text.trim() || '-');
      for (let at = 0; at < filled.length; at += AT_ONCE)
        made.push(...(await embedSome(filled.slice(at, at + AT_ONCE))));
      return made;
    },
    close: async () => {},
  };
}

/** What a server gives as vectors need not be any. */
function readVectors(data: unknown, count: number): Uint8Array[] {
  const rows: { index?: number; embedding?: unknown }[] = Array.isArray(data) ? data : [];
  const vectors = rows
    .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
    .map(({ embedding }) => embedding)
    .filter((one): one is number[] => Array.isArray(one) && one.length > 0 && one.every(Number.isFinite));
  const [first] = vectors;
  if (vectors.length !== count || vectors.some(({ length }) => length !== first?.length))
    throw new AppError('embedding_server_invalid');
  return vectors.map((vector) => new Uint8Array(quantise(vector)));
}
