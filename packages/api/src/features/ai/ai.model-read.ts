import { AppError } from '../../errors.ts';
import type { LanguageModel } from '../../models.port.ts';
import { stripUnseen } from './ai.model-answer.ts';
import { estimateTokens } from './ai.model-tokens.ts';

const AT_ONCE = 3;

/** Everything a model says to one request, of which `rules` are ours and `data` is not. `isCut`: it had more to say than it may. */
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
  const wish = { maxTokens: Math.min(left, most), signal, onCut: () => (isCut = true) };
  for await (const piece of model.stream(messages, wish)) text += piece;
  const said = stripUnseen(text).trim();
  if (!said) throw new AppError('unavailable', 'The language model said nothing. Please try again.');
  return { text: said, isCut };
}

/** A few at a time, the results in the order of what was given. The first failure ends the others. */
export async function eachAtOnce<One, Made>(
  all: One[],
  signal: AbortSignal | undefined,
  work: (one: One, signal: AbortSignal) => Promise<Made>,
): Promise<Made[]> {
  const failed = new AbortController();
  const within = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const made: Made[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < all.length; at = next++) {
      within.throwIfAborted();
      made[at] = await work(all[at]!, within);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, lane));
  } catch (error) {
    failed.abort();
    throw error;
  }
  return made;
}
