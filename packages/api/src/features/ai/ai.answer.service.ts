import { openArea } from '@sheaf/messages';
import type { ActingContext } from '../../context.ts';
import type { PassageAnswer } from '../../passages.port.ts';
import { type Answer, answerByModel, describeNotFound, type Question } from './ai.answer-by-model.ts';
import type { AnswerSink } from './ai.answer-sink.ts';
import { modelFailureOf } from './ai.model-failures.ts';
import { countPassages } from './ai.model-question.ts';
import type { Scope } from './ai.passages.service.ts';
import { quotedParams } from './ai.quoted.schema.ts';
import type { ChatSource } from './ai.schema.ts';
import { placeSources } from './ai.sources.service.ts';
import { turnOf } from './ai.turns.ts';

/** Answers are quotes: no language model has a part in them. */
const LOCAL = 'quotes';

/** By the language model where there is one that answers, else by quoting. */
export async function answerQuestion(
  ctx: ActingContext,
  scope: Scope,
  question: Question,
  sink: AnswerSink,
): Promise<Answer> {
  const { text, previous } = question;
  const model = await ctx.models.open();
  const near = model ? countPassages(model.budget) : undefined;
  const found = await ctx.passages.answer(scope, { text, previous, near }, turnOf(ctx));
  if (!model || !found.near.length) return answerByQuotes(ctx, scope, found, sink);
  try {
    return await answerByModel(ctx, model, scope, question, found, sink);
  } catch (thrown) {
    const fallback = modelFailureOf(thrown);
    if (!fallback) throw thrown;
    ctx.log.warn({ err: thrown, model: model.model }, 'the language model did not answer');
    sink.restart();
    return { ...(await answerByQuotes(ctx, scope, found, sink)), fallback };
  }
}

async function answerByQuotes(
  ctx: ActingContext,
  scope: Scope,
  found: PassageAnswer,
  sink: AnswerSink,
): Promise<Answer> {
  const sources = await placeSources(ctx, found.sources, scope.names);
  const response = writeAnswer(found.outcome, sources, scope.names.size);
  for (const word of response.match(/\S+\s*/g) ?? []) sink.text(word);
  const { outcome } = found;
  return { response, outcome, sources, unverified: [], unverified_claims: [], engine: LOCAL };
}

/** The words of the document, or that it does not contain an answer. */
function writeAnswer(outcome: PassageAnswer['outcome'], sources: ChatSource[], documents: number): string {
  if (outcome === 'not_found') return describeNotFound(documents);
  const say = openArea('en', 'answers');
  if (outcome === 'unsure') return say('chat.unsure');
  const [best] = sources;
  if (!best) return '';
  const quoted = quotedParams(best);
  if (documents < 2) return say('chat.answered', quoted);
  return say('chat.answered_in_file', { ...quoted, file: best.filename });
}
