import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** Which engine answers: the page says it. */
export function readStatus(ctx: AppContext) {
  return {
    embeddings: { provider: 'static', model: ctx.passages.model, ready: true },
    llm: { provider: 'local', model: 'quotes', ready: true },
    ocr: { languages: ctx.settings.ocr.languages },
  };
}

/** Translating is for a language model, which the engine in the box is not. */
export function translateText(): never {
  throw new AppError(
    'unprocessable_document',
    'Translation needs a language model, and this Sheaf has none.',
    { reason: 'no_language_model' },
  );
}
