import type { LanguageModel, ModelMessage, ModelWish } from '@sheaf/api/models';
import { hideThinking } from './hide-thinking.ts';
import {
  brokenOff,
  fellSilent,
  keepPatience,
  type ModelServer,
  openModelClient,
  toModelError,
} from './model-client.ts';

export type LanguageModelSettings = ModelServer & { model: string; budget: number; silenceMs?: number };

const SILENCE_MS = 60_000;
/** Of one request, however much is still being written. */
const LONGEST_MS = 300_000;
/** No token of any language is longer for long; a server that ignores its limit is left. */
const CHARACTERS_A_TOKEN = 12;

/** A model behind OpenAI's HTTP API: OpenAI's own, or any server that speaks it. */
export function createLanguageModel({
  model,
  budget,
  silenceMs = SILENCE_MS,
  ...server
}: LanguageModelSettings): LanguageModel {
  const client = openModelClient(server);
  async function* stream(
    messages: ModelMessage[],
    { maxTokens, signal, silenceMs: wished = silenceMs, onCut, onVoid }: ModelWish,
  ): AsyncIterable<string> {
    const late = AbortSignal.timeout(LONGEST_MS);
    const patience = keepPatience(Math.min(silenceMs, wished), late, signal);
    const answer = hideThinking(onVoid);
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
        const { text, thought } = readDelta(choice?.delta);
        left -= text.length + thought;
        if (left < 0) return onCut?.();
        const shown = answer.push(text);
        if (shown) yield shown;
        if (choice?.finish_reason) isWhole = true;
        if (choice?.finish_reason === 'length') onCut?.();
      }
      // Without a check for the final event, a connection that ends early looks complete.
      if (!isWhole) throw brokenOff();
      const rest = answer.end();
      if (rest) yield rest;
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

/** The words of the answer, and how many characters of thoughts came in fields of their own. */
function readDelta(delta: object = {}): { text: string; thought: number } {
  const fields = delta as Record<string, unknown>;
  const parts = Array.isArray(fields['content'])
    ? (fields['content'] as { type?: unknown; text?: unknown }[]).filter((part) => part?.type === 'text')
    : [{ text: fields['content'] }];
  const text = parts.map((part) => (typeof part.text === 'string' ? part.text : '')).join('');
  const thoughts = ['reasoning_content', 'reasoning', 'thinking'].map((name) => fields[name]);
  return { text, thought: Math.max(0, ...thoughts.map((one) => (typeof one === 'string' ? one.length : 0))) };
}
