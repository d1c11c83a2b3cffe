import { type AppError, refuseField } from './errors.ts';

/** PostgreSQL stores no NUL, and half of a surrogate pair is not a character. JSON can contain both. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Refuses an input in which any text, also a key, holds what can be kept nowhere. However deep it is nested, in linear time. */
export function refuseOddText(input: unknown): void {
  const waiting: { value: unknown; field: string }[] = [{ value: input, field: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, field } = next;
    if (typeof value === 'string' && !isPlainText(value)) throw oddText(field);
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      if (!isList && !isPlainText(key)) throw oddText(field);
      waiting.push({ value: inner, field: field || key });
    }
  }
}

export function oddText(field: string): AppError {
  return refuseField(field, 'fields.not_plain_text');
}
