import { toast } from 'sonner';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';

/** What was tried, and why it was refused. */
export function useSayFailed() {
  const errorTexts = useTexts(apiErrorTexts);
  return (what: string, error: unknown) =>
    toast.error(what, { description: describeError(readApiError(error), errorTexts) });
}
