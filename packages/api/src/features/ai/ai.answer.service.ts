import type { ActingContext } from '../../context.ts';
import type { PassageAnswer } from '../../ports.ts';
import { type Answer, answerByModel, type Question, sayNotFound } from './ai.answer-by-model.ts';
import type { Scope } from './ai.passages.service.ts';
import { placeSources } from './ai.sources.service.ts';

/** Answers are quotes: no language model has a part in them. */
const LOCAL = 'quotes';

/** By the language model where there is one, else by quoting. `onText` is given the answer as it is written. */
export async function answerQuestion(
  ctx: ActingContext,
  scope: Scope,
  question: Question,
  onText: (text: string) => void,
): Promise<Answer> {
  const { text, previous } = question;
  const found = await ctx.passages.answer(scope, { text, previous });
  if (ctx.languageModel && found.near.length)
    return answerByModel(ctx, ctx.languageModel, scope, question, found, onText);
  const sources = await placeSources(ctx, found.sources, scope.names);
  const response = writeAnswer(found, scope.names);
  for (const word of response.match(/\S+\s*/g) ?? []) onText(word);
  return { response, outcome: found.outcome, sources, unverified: [], engine: LOCAL };
}

/** The document's own words, or that it does not say. */
function writeAnswer({ outcome, sources }: PassageAnswer, names: Scope['names']): string {
  if (outcome === 'not_found') return sayNotFound(names.size);
  const these = names.size > 1 ? 'these documents say' : 'this document says';
  if (outcome === 'unsure') return `I am not sure that ${these} it. These passages come closest.`;
  const [best] = sources;
  if (!best) return '';
  const file = names.size > 1 ? `${names.get(best.fileId)}, ` : '';
  return `“${best.snippet}” (${file}page ${best.page})`;
}
