import { AppError } from '@sheaf/api/errors';
import OpenAI, { APIConnectionError, APIError, NotFoundError, RateLimitError } from 'openai';

export type ModelServer = { apiKey?: string; baseUrl?: string };

/** Any server with OpenAI's HTTP API. The caller bounds what it reads. */
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
    fetch: fetchFromThere,
  });
}

/** The client repeats a refused request once: only where it does not have to wait long for it. */
const SOON_SECONDS = 3;

/**
 * Follows no redirect: documents and the key go to the server that was named, and to no other. A server that asks for a
 * long pause is not waited for.
 */
async function fetchFromThere(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const pause = Number(response.headers.get('retry-after'));
  if (!(pause > SOON_SECONDS)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, { status: response.status, headers });
}

const MOST_PATIENCE = 3600;

/** Maps errors of the client to our reasons, without the server's own words, which may contain the request. */
export function toModelError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof RateLimitError) {
    const seconds = Math.min(Number(thrown.headers?.get('retry-after')) || 10, MOST_PATIENCE);
    return new AppError('model_busy', null, { details: { retryAfter: Math.ceil(seconds) }, cause: thrown });
  }
  if (thrown instanceof APIConnectionError) return new AppError('model_unreachable', null, { cause: thrown });
  if (thrown instanceof APIError && thrown.status && thrown.status < 400) {
    return new AppError('model_moved', null, { cause: thrown });
  }
  if (thrown instanceof NotFoundError) return new AppError('model_missing', null, { cause: thrown });
  if (thrown instanceof APIError && thrown.status && thrown.status < 500) {
    return new AppError('model_refuses', null, { cause: thrown });
  }
  if (thrown instanceof APIError) return new AppError('model_unreachable', null, { cause: thrown });
  return brokenOff(thrown);
}

export function brokenOff(cause?: unknown): AppError {
  return new AppError('model_broke_off', null, { cause });
}

export type Patience = { signal: AbortSignal; heard(): void; isOver(): boolean; end(): void };

/** Ends a call in which nothing was heard for so long, that takes too long altogether, or that its caller no longer wants. */
export function keepPatience(silenceMs: number, late: AbortSignal, caller?: AbortSignal): Patience {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  const ends = [silence.signal, late];
  return {
    signal: AbortSignal.any(caller ? [caller, ...ends] : ends),
    heard: () => void timer.refresh(),
    isOver: () => ends.some(({ aborted }) => aborted) && !caller?.aborted,
    end: () => clearTimeout(timer),
  };
}

export function fellSilent(cause?: unknown): AppError {
  return new AppError('model_timed_out', null, { cause });
}
