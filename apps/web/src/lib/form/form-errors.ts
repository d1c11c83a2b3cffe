import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { toast } from '../page/toast.ts';
import { errorWords, describeError } from '../messages/describe-error.ts';
import { readApiError } from '../api/api-error.ts';
import { useTranslated } from '../messages/translated.ts';

/**
 * Shows a server error: as a toast, and at its field, until the field changes. `fieldByCode` assigns errors without a
 * field, such as a wrong password; what the server refuses for no field is the `root` error of
 * the form. `headline` precedes the reason.
 */
export function useShowFormError() {
  const texts = useTranslated(errorWords);
  return <Values extends FieldValues>(
    thrown: unknown,
    fields: Path<Values>[],
    setError: UseFormSetError<Values>,
    fieldByCode: { [code: string]: Path<Values> } = {},
    headline?: string,
  ): void => {
    const error = readApiError(thrown);
    const message = describeError(error, texts);
    toast.error(headline ?? message, { description: headline && message });
    const named = fields.filter((field) => error.fields[field]);
    for (const field of named) setError(field, { message: error.fields[field] });
    const field = fieldByCode[error.code];
    if (named.length > 0) return;
    if (field) setError(field, { message }, { shouldFocus: true });
    else if (error.refusal) setError('root', { message });
  };
}
