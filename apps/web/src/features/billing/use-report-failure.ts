import { toast } from '../../lib/page/toast.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useTranslated } from '../../lib/messages/translated.ts';

/** What was tried, and why it was refused. */
export function useReportFailure() {
  const errorTexts = useTranslated(errorWords);
  return (what: string, error: unknown) =>
    toast.error(what, { description: describeError(readApiError(error), errorTexts) });
}
