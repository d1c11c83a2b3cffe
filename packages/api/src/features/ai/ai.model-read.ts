import { AppError } from '../../errors.ts';
import type { LanguageModel } from '../../models.port.ts';
import { stripUnseen } from './ai.model-answer.ts';
import { estimateTokens } from './ai.model-tokens.ts';

/** Nobody waits longer for the next sign of life. */
export const SILENCE_MS = 20_000;

/**
 * The whole output of a model for one request. `rules` are ours and `data` is untrusted. `isCut`: the output exceeded
 * its limit.
 */
export async function readModel(
  model: LanguageModel,
  rules: string,
  data: string,
  signal: AbortSignal | undefined,
  most = Infinity,
): Promise<{ text: string; isCut: boolean }> {
  const left = model.budget - estimateTokens(rules) - estimateTokens(data) - 30;
  const messages = [
    { role: 'system' as const, content: rules },
    { role: 'user' as const, content: data },
  ];
  let text = '';
  let isCut = false;
  const wish = {
    maxTokens: Math.min(left, most),
    signal,
    silenceMs: SILENCE_MS,
    onCut: () => (isCut = true),
    onVoid: () => (text = ''),
  };
  for await (const piece of model.stream(messages, wish)) text += piece;
  const said = stripUnseen(text).trim();
  if (!said) throw new AppError('model_said_nothing');
  return { text: said, isCut };
}
