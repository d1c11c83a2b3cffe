import { openArea } from '@sheaf/messages';
import type { ActingContext } from '../../context.ts';
import type { PassageAnswer } from '../../passages.port.ts';
import { type Answer, answerByModel, type Question, describeNotFound } from './ai.answer-by-model.ts';
import type { Scope } from './ai.passages.service.ts';
import { turnOf } from './ai.turns.ts';
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
  const found = await ctx.passages.answer(scope, { text, previous }, turnOf(ctx));
  if (ctx.languageModel && found.near.length)
    return answerByModel(ctx, ctx.languageModel, scope, question, found, onText);
  const sources = await placeSources(ctx, found.sources, scope.names);
  const response = writeAnswer(found, scope.names);
  for (const word of response.match(/\S+\s*/g) ?? []) onText(word);
  return { response, outcome: found.outcome, sources, unverified: [], engine: LOCAL };
}

/** The words of the document, or that it does not contain an answer. */
function writeAnswer({ outcome, sources }: PassageAnswer, names: Scope['names']): string {
  if (outcome === 'not_found') return describeNotFound(names.size);
  const say = openArea('en', 'answers');
  if (outcome === 'unsure') return say('chat.unsure');
  const [best] = sources;
  if (!best) return '';
  const quoted = { quote: best.snippet, page: best.page };
  if (names.size < 2) return say('chat.answered', quoted);
  return say('chat.answered_in_file', { ...quoted, file: names.get(best.fileId) ?? '' });
}
