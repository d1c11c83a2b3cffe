import { AppError } from '@sheaf/api/errors';
import OpenAI, { APIConnectionError, APIError, RateLimitError } from 'openai';

export type ModelServer = { apiKey?: string; baseUrl?: string };

/** Any server that speaks OpenAI's HTTP API. What it sends is bounded by whoever reads it. */
export function openModelClient({ apiKey, baseUrl }: ModelServer): OpenAI {
  return new OpenAI({
    // A server of one's own may want none, the client does.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    // Neither is read from the environment behind the back of env.ts.
    organization: null,
    project: null,
    maxRetries: 1,
    logLevel: 'off',
  });
}

const AWAY = 'The language model cannot be reached. Please try again in a moment.';
const MOST_PATIENCE = 3600;

/** What the client throws, as something that can be told: never the server's own words, which may hold what was sent. */
export function toModelError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof RateLimitError) {
    const seconds = Math.min(Number(thrown.headers?.get('retry-after')) || 10, MOST_PATIENCE);
    const sentence = 'Too much is being asked of the language model right now. Please try again in a moment.';
    return new AppError('busy', sentence, { retryAfter: Math.ceil(seconds) }, thrown);
  }
  if (thrown instanceof APIConnectionError) return new AppError('unavailable', AWAY, undefined, thrown);
  if (thrown instanceof APIError && thrown.status && thrown.status < 500) {
    const sentence =
      'The language model refuses what Sheaf asks. Whoever runs this Sheaf finds the reason in its log.';
    return new AppError('unavailable', sentence, undefined, thrown);
  }
  if (thrown instanceof APIError) return new AppError('unavailable', AWAY, undefined, thrown);
  return brokenOff(thrown);
}

export function brokenOff(cause?: unknown): AppError {
  const sentence = 'The language model broke off in the middle. Please try again.';
  return new AppError('unavailable', sentence, undefined, cause);
}

export type Patience = { signal: AbortSignal; heard(): void; isOver(): boolean; end(): void };

/** Ends a call in which nothing was heard for so long, or that its caller no longer wants. */
export function keepPatience(silenceMs: number, caller?: AbortSignal): Patience {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  return {
    signal: caller ? AbortSignal.any([caller, silence.signal]) : silence.signal,
    heard: () => void timer.refresh(),
    isOver: () => silence.signal.aborted && !caller?.aborted,
    end: () => clearTimeout(timer),
  };
}

export function fellSilent(cause?: unknown): AppError {
  return new AppError('timed_out', 'The language model did not answer in time.', undefined, cause);
}
