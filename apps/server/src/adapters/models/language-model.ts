import type { LanguageModel, ModelMessage, ModelWish } from '@sheaf/api/models';
import {
  brokenOff,
  fellSilent,
  keepPatience,
  type ModelServer,
  openModelClient,
  toModelError,
} from './model-client.ts';

type Settings = ModelServer & { model: string; budget: number; silenceMs?: number };

const SILENCE_MS = 60_000;
/** No token of any language is longer for long; a server that ignores its limit is left. */
const CHARACTERS_A_TOKEN = 12;

/** A model behind OpenAI's HTTP API: OpenAI's own, or any server that speaks it. */
export function createLanguageModel({
  model,
  budget,
  silenceMs = SILENCE_MS,
  ...server
}: Settings): LanguageModel {
  const client = openModelClient(server);
  async function* stream(
    messages: ModelMessage[],
    { maxTokens, signal, onCut }: ModelWish,
  ): AsyncIterable<string> {
    const patience = keepPatience(silenceMs, signal);
    let left = maxTokens * CHARACTERS_A_TOKEN;
    try {
      // OpenAI takes the newer name only, most other servers know the older one only.
      const limit = server.baseUrl ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens };
      const chunks = await client.chat.completions.create(
        { model, messages, stream: true, ...limit },
        { signal: patience.signal },
      );
      let isWhole = false;
      for await (const { choices } of chunks) {
        patience.heard();
        const [choice] = choices ?? [];
        const text = choice?.delta?.content;
        if (typeof text === 'string' && text) {
          left -= text.length;
          if (left < 0) return onCut?.();
          yield text;
        }
        if (choice?.finish_reason) isWhole = true;
        if (choice?.finish_reason === 'length') onCut?.();
      }
      // Without a check for the final event, a connection that ends early looks complete.
      if (!isWhole) throw brokenOff();
    } catch (thrown) {
      if (patience.isOver()) throw fellSilent(thrown);
      signal?.throwIfAborted();
      throw toModelError(thrown);
    } finally {
      patience.end();
    }
  }
  return { provider: 'openai', model, budget, stream };
}
