import { formatRefusal, type Refusal } from '@sheaf/messages/reasons';
import type { ApiError } from '../api/api-error.ts';
import { fetchErrorMessages } from './error-messages.ts';
import { defineTranslated } from './translated.ts';

interface ErrorWords {
  network: string;
  unknown: string;
  /** Null where the server speaks the page's language. */
  say(refusal: Refusal): string | null;
}

export const errorWords = defineTranslated<ErrorWords>(
  {
    network: 'Network error: Please check your connection and try again.',
    unknown: 'API request failed',
    say: () => null,
  },
  async (language) => {
    const format = await fetchErrorMessages(language);
    const say = (refusal: Refusal) => formatRefusal(format, refusal);
    return { network: format('page.network'), unknown: format('page.unknown'), say };
  },
);

/** Why a call failed, in the page's language; the server's English where a newer server gives a reason we do not know. */
export function describeError(error: Omit<ApiError, 'fields'>, words: ErrorWords): string {
  const { message, code, refusal } = error;
  if (message === null) return code === 'network' ? words.network : words.unknown;
  return describeKept({ message, ...refusal }, words);
}

/** The same of what is kept with work that failed. */
export function describeKept(
  { message, reason, params }: { message: string; reason?: string; params?: Refusal['params'] },
  { say }: ErrorWords,
): string {
  if (!reason) return message;
  try {
    return say({ reason, ...(params ? { params } : {}) } as Refusal) ?? message;
  } catch {
    return message;
  }
}
