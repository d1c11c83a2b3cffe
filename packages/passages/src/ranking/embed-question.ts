import { contentWords } from '../lexical/terms.ts';
import { embedText, turnFrom } from '../vectors/embed.ts';
import type { PassageIndex } from './passage-index.ts';

/** The direction a question points to in its scope: how it is asked is left out, and so is half of what all passages share. */
export function embedQuestion({ asked, embeddings }: PassageIndex, question: string): Int8Array {
  const words = contentWords(question).join(' ');
  return turnFrom(embedText(asked, words || question), embeddings);
}
