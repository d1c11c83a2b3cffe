import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { LanguageModel, ModelMessage } from '../../models.port.ts';
import type { AnswerSink } from './ai.answer-sink.ts';
import { type ModelAnswer, readModelAnswer } from './ai.model-answer.ts';
import { SILENCE_MS } from './ai.model-read.ts';

type Request = { messages: ModelMessage[]; maxTokens: number; question: string };
/** `told`: what the sink has of it. */
type Heard = { answer: ModelAnswer; told: string; isCut: boolean };

/** So many characters are written between two looks at whether they are an answer. */
const JUDGED_EACH = 1000;

/** The answer as the model writes it. One that goes wrong is stopped while it is written. */
export async function hearModel(
  ctx: ActingContext,
  model: LanguageModel,
  { messages, maxTokens, question }: Request,
  sink: AnswerSink,
): Promise<Heard> {
  let reader = readModelAnswer();
  let told = '';
  let judged = 0;
  let isCut = false;
  const wish = {
    maxTokens,
    signal: ctx.signal,
    silenceMs: SILENCE_MS,
    onCut: () => (isCut = true),
    onVoid() {
      [reader, told, judged] = [readModelAnswer(), '', 0];
      sink.restart();
    },
  };
  for await (const piece of model.stream(messages, wish)) {
    const fresh = reader.push(piece);
    told += fresh;
    if (fresh) sink.text(fresh);
    if (told.length - judged < JUDGED_EACH) continue;
    judged = told.length;
    refuseFault(ctx, question, told);
  }
  return { answer: reader.end(), told, isCut };
}

export function refuseFault(ctx: ActingContext, question: string, answer: string): void {
  const fault = ctx.passages.findFault(question, answer);
  if (fault === 'repeats') throw new AppError('model_repeats');
  if (fault === 'other_language') throw new AppError('model_other_language');
}
