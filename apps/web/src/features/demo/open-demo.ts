import { readApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/trpc.ts';
import { describeError, errorWords } from '../../lib/messages/describe-error.ts';
import { currentLanguage } from '../../lib/messages/language.ts';
import { readTranslated } from '../../lib/messages/translated.ts';
import { saveSession } from '../../lib/session/session-store.ts';

/** Why it could not be opened; null where it was. */
export async function openDemo(): Promise<string | null> {
  try {
    const { session } = await api.demo.open.mutate({ language: currentLanguage() });
    saveSession(session);
    return null;
  } catch (error) {
    return describeError(readApiError(error), await readTranslated(errorWords));
  }
}
