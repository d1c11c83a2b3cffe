import type { ErrorCode } from '@sheaf/api/errors';
import type { ApiError } from './api-error.ts';
import { type Sentences, translateSentence } from './server-words/translate-sentence.ts';
import { defineTexts } from './texts.ts';

interface ErrorTexts {
  network: string;
  unknown: string;
  /** Null where the server speaks the page's language. */
  codes: Record<ErrorCode, string> | null;
  sentences: Sentences;
}

export const apiErrorTexts = defineTexts<ErrorTexts>(
  {
    en: {
      network: 'Network error: Please check your connection and try again.',
      unknown: 'API request failed',
      codes: null,
      sentences: {},
    },
  },
  {
    de: () => import('./api-error.texts.de.ts'),
    es: () => import('./api-error.texts.es.ts'),
    fr: () => import('./api-error.texts.fr.ts'),
  },
);

/** What these say is always the same; of all others the server's words tell more. */
const SAID_BY_CODE = new Set<string>([
  'unauthenticated',
  'rate_limited',
  'internal',
  'busy',
  'unavailable',
  'timed_out',
  'storage_full',
  'cancelled',
]);

/** The server's own sentence, or ours where none came. In another language its translation, else what the code means, with what the server adds. */
export function describeError(
  { message, code }: ApiError,
  { network, unknown, codes, sentences }: ErrorTexts,
): string {
  if (message === null || code === 'network' || code === 'unknown')
    return message ?? (code === 'network' ? network : unknown);
  if (!codes) return message;
  return (
    translateSentence(message, sentences) ??
    (SAID_BY_CODE.has(code) ? codes[code] : `${codes[code]} (${message})`)
  );
}
