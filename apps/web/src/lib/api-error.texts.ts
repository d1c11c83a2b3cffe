import type { ApiError } from './api-error.ts';
import { defineTexts } from './texts.ts';

export const apiErrorTexts = defineTexts({
  en: {
    network: 'Network error: Please check your connection and try again.',
    unknown: 'API request failed',
  },
});

/** The server's own sentence, or ours where none came. */
export function describeError(error: ApiError, texts: { network: string; unknown: string }): string {
  return error.message ?? (error.code === 'network' ? texts.network : texts.unknown);
}
