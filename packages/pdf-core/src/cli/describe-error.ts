import { openArea } from '@sheaf/messages';
import { type Issue, readIssues } from '@sheaf/messages/issues';
import { formatRefusal, type ReasonParams } from '@sheaf/messages/reasons';
import { PdfError, type PdfErrorCode, type PdfReason } from '../errors.ts';

type FieldFailure = { field: string; reason: string; params?: ReasonParams; error: string };

/** A refusal for programs: what it is, and the same as an English sentence. */
export type Failure = {
  code: PdfErrorCode;
  reason: PdfReason;
  params?: ReasonParams;
  error: string;
  details?: { fields: FieldFailure[] };
};

export function describeFailure(error: PdfError): Failure {
  const { code, reason, params } = error;
  const fields = describeFields(error);
  const sentences = fields.map((field) => field.error).join('; ');
  const sentence =
    sentences || formatRefusal(openArea('en', 'errors'), params ? { reason, params } : { reason });
  return {
    code,
    reason,
    ...(params ? { params } : {}),
    error: sentence,
    ...(fields.length ? { details: { fields } } : {}),
  };
}

/** The fields that the tool's schema refused, if that is the reason; `nameField` gives the caller's spelling. */
export function describeFields(error: PdfError, nameField = (field: string) => field): FieldFailure[] {
  if (error.reason !== 'options_invalid') return [];
  return describeIssues((error.details?.['issues'] ?? []) as Issue[], nameField);
}

/** Stands for the field's name while the sentence is made: some sentences name their field, some do not. */
const NAME = '\u{F0000}';

export function describeIssues(
  issues: readonly Issue[],
  nameField = (field: string) => field,
): FieldFailure[] {
  const format = openArea('en', 'errors');
  return readIssues(issues).map(({ field, reason, params }) => {
    const name = nameField(field);
    const sentence = formatRefusal(format, { reason, params: { ...params, field: NAME } });
    const isNamed = !name || sentence.includes(NAME);
    const error = isNamed ? sentence.replaceAll(NAME, name) : `${name}: ${sentence}`;
    return params ? { field, reason, params, error } : { field, reason, error };
  });
}

export function describeError(error: unknown): string {
  if (error instanceof PdfError) return describeFailure(error).error;
  return error instanceof Error ? error.message : String(error);
}
