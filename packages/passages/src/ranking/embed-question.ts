import { contentWords } from '../lexical/terms.ts';
import { rowsOf, wordsOfRow } from '../lexical/words-across.ts';
import { isAsking, languageOfQuestion } from '../text/asking-words.ts';
import { embedText, turnFrom } from '../vectors/embed.ts';
import type { PassageIndex } from './passage-index.ts';

const MOST_WORDS = 3;

/** The direction a question points to in its scope: how it is asked is left out, and so is half of what all passages share. */
export function embedQuestion(
  { vectors, embeddings, language: { code } }: PassageIndex,
  question: string,
): Int8Array {
  const words = sayIn(code, contentWords(question), languageOfQuestion(question, code)).join(' ');
  return turnFrom(embedText(vectors, words || question), embeddings);
}

/** What is asked in another language than the document's, in its words as far as they are known. */
function sayIn(ofScope: string, words: string[], language: string): string[] {
  if (language === ofScope) return words;
  return words
    .filter((word) => !isAsking(word, language))
    .flatMap((word) => {
      const said = rowsOf(word, language).flatMap((row) => wordsOfRow(row, ofScope).slice(0, MOST_WORDS));
      return said.length ? said : [word];
    });
}
