import { formatRefusal } from '@sheaf/messages/reasons';
import { useErrorMessages } from '../messages/error-messages.ts';
import { unpackRefusal } from '../api/packed-refusal.ts';

/** The error of a field, from the form or the server, as a message. */
export function useFieldError(error: string | undefined): string | undefined {
  const refusal = error === undefined ? null : unpackRefusal(error);
  const format = useErrorMessages(refusal !== null);
  if (!refusal) return error;
  return format ? formatRefusal(format, refusal) : '';
}
