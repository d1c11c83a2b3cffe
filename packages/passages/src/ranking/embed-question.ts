import { contentWords } from '../lexical/terms.ts';
import { isAsking, languageOfQuestion } from '../text/asking-words.ts';
import { embedText, turnFrom } from '../vectors/embed.ts';
import type { PassageIndex } from './passage-index.ts';

/** The direction a question points to in its scope: how it is asked is left out, and so is half of what all passages share. */
export function embedQuestion(
  { asked, embeddings, language: { code } }: PassageIndex,
  question: string,
): Int8Array {
  const language = languageOfQuestion(question, code);
  const words = contentWords(question).filter((word) => !isAsking(word, language));
  return turnFrom(embedText(asked, words.join(' ') || question), embeddings);
}
