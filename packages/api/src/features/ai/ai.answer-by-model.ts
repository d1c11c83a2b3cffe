import { openArea } from '@sheaf/messages';
import { texts } from '@sheaf/db';
import type { ActingContext } from '../../context.ts';
import type { LanguageModel } from '../../models.port.ts';
import type { NearPassage, PassageAnswer, PassageSource } from '../../passages.port.ts';
import { AppError } from '../../errors.ts';
import type { AnswerSink } from './ai.answer-sink.ts';
import type { ModelQuote } from './ai.model-answer.ts';
import { hearModel, refuseFault } from './ai.model-hearing.ts';
import { type ChatTurn, writeQuestion } from './ai.model-question.ts';
import type { Scope } from './ai.passages.service.ts';
import type { ChatAnswer } from './ai.schema.ts';
import { placeSources } from './ai.sources.service.ts';
import { turnOf } from './ai.turns.ts';

/** `earlier`: the earlier turns of the conversation, oldest first. */
export type Question = { text: string; previous?: string; earlier: ChatTurn[] };
export type Answer = Pick<
  ChatAnswer,
  'response' | 'outcome' | 'sources' | 'unverified' | 'unverified_claims' | 'engine' | 'fallback'
>;

/** Shorter ones stand anywhere. */
const LEAST_OF_A_QUOTE = 6;

/** The model writes from the passages it is sent; only what it quotes and what is then found in the documents is a source. */
export async function answerByModel(
  ctx: ActingContext,
  model: LanguageModel,
  scope: Scope,
  question: Question,
  found: PassageAnswer,
  sink: AnswerSink,
): Promise<Answer> {
  const { messages, maxTokens, sent } = writeQuestion(model.budget, question, found.near, scope.names);
  const heard = await hearModel(ctx, model, { messages, maxTokens, question: question.text }, sink);
  const { text, quotes, isNotFound } = heard.answer;
  let { told } = heard;
  const tell = (words: string) => {
    told += words;
    if (words) sink.text(words);
  };
  const engine = model.model;
  if (isNotFound) {
    const response = describeNotFound(scope.names.size);
    if (told) sink.restart();
    sink.text(response);
    return { response, outcome: 'not_found', sources: [], unverified: [], unverified_claims: [], engine };
  }
  if (!/[\p{L}\p{N}]/u.test(text) && !quotes.length) throw new AppError('model_said_nothing');
  refuseFault(ctx, question.text, text);
  const say = openArea('en', 'answers');
  const { located, unverified } = await locateQuotes(ctx, sent, quotes);
  const isAnswered = located.length > 0;
  if (heard.isCut && !isAnswered) throw new AppError('model_cut_off');
  const sources = await placeSources(ctx, isAnswered ? located : found.sources, scope.names);
  tell(text.slice(told.length));
  if (!text) tell(located.map(({ snippet, page }) => `“${snippet}” (page ${page})`).join('\n'));
  const unsure = `${say('chat.not_word_for_word')} ${say('chat.unsure')}`;
  if (!isAnswered) tell(told ? `\n\n${unsure}` : unsure);
  const outcome = isAnswered ? 'answered' : 'unsure';
  const known = {
    quotes: located.map(({ snippet }) => snippet),
    pages: located.map(({ page }) => page),
    named: [question.text, ...scope.names.values()].join('\n'),
  };
  const unverified_claims = await ctx.passages.listUnfounded(text, known, turnOf(ctx));
  return { response: told, outcome, sources, unverified, unverified_claims, engine };
}

export function describeNotFound(documents: number): string {
  return openArea('en', 'answers')('chat.not_found', { documents });
}

/**
 * Locates each quote: on the pages of the passage it is attributed to, else on those of the other passages that were
 * sent.
 */
async function locateQuotes(ctx: ActingContext, sent: NearPassage[], quotes: ModelQuote[]) {
  const pages = new Map<string, Awaited<ReturnType<typeof texts.listFileTexts>>>();
  for (const { fileId } of sent)
    if (!pages.has(fileId)) pages.set(fileId, await texts.listFileTexts(ctx.db, ctx.member.user.id, fileId));
  const located = new Map<string, PassageSource>();
  const unverified = new Set<string>();
  for (const { passage, text } of quotes) {
    const named = passage === null ? undefined : sent[passage - 1];
    const source = await locate(named ? [named, ...sent] : sent, text);
    if (source) located.set(`${source.fileId} ${source.page} ${source.snippet}`, source);
    else unverified.add(text);
  }
  return { located: [...located.values()], unverified: [...unverified] };

  async function locate(places: NearPassage[], text: string): Promise<PassageSource | null> {
    if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LEAST_OF_A_QUOTE) return null;
    for (const { fileId, page, lastPage, score } of places) {
      const near = (pages.get(fileId) ?? []).filter((one) => one.page >= page && one.page <= lastPage);
      const [there] = await ctx.passages.quote(near, [text], turnOf(ctx));
      if (there) return { fileId, page: there.page, snippet: there.text, score };
    }
    return null;
  }
}
