import { AppError } from '../../errors.ts';
import { MODEL_FAILURES, type ModelFailure } from './ai.model-failures.schema.ts';

/** A question that is too long, and a member who stops, are no failures of the model. */
export function modelFailureOf(thrown: unknown): ModelFailure | undefined {
  return thrown instanceof AppError ? MODEL_FAILURES.find((reason) => reason === thrown.reason) : undefined;
}
