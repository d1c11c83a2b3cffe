import { toNestErrors } from '@hookform/resolvers';
import { readIssues } from '@sheaf/messages/issues';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { packRefusal } from '../api/packed-refusal.ts';

/** Validates a form by its schema, and stores the reason of each field's error, for display in any language. */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const { success, data, error } = await schema.safeParseAsync(values);
    if (success) return { values: data, errors: {} };
    const refused: Record<string, FieldError> = {};
    for (const [index, { field, ...refusal }] of readIssues(error.issues).entries()) {
      const { code, message } = error.issues[index]!;
      // Custom checks of a form have their own message.
      const isMessage = code === 'custom' && !message.startsWith('fields.');
      refused[field] ??= { type: code, message: isMessage ? message : packRefusal(refusal) };
    }
    return { values: {}, errors: toNestErrors(refused, options) };
  };
}
