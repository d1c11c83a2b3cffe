import { listGrams, listStems } from '../lexical/terms.ts';
import { indexWords, type WordIndex } from '../lexical/word-index.ts';
import { recogniseLanguage, type Language } from '../text/language.ts';
import type { Passage } from '../text/cut-passages.ts';
import { embedText, isKnownWord } from '../vectors/embed.ts';
import { shippedVectors, type StaticVectors } from '../vectors/open-vectors.ts';

/** Everything that one scope, a document or several, is asked through. */
export type PassageIndex<P extends Passage = Passage> = {
  passages: P[];
  stems: WordIndex;
  grams: WordIndex;
  language: Language;
  /** `meaning` where passages are compared by meaning too, `words` where the language is not one the vectors know. */
  engine: 'meaning' | 'words';
  vectors: StaticVectors;
  embeddings: Int8Array[];
  sentences: Int8Array[][];
  /** The passages' vectors by another model than the one in the box, where there is one. */
  dense: Int8Array[];
};

/** `wordsOnly`: nothing is compared by meaning, whatever the language. */
export type IndexOptions = {
  vectors?: StaticVectors;
  embeddings?: Int8Array[];
  dense?: Int8Array[];
  wordsOnly?: boolean;
};

export function indexPassages<P extends Passage>(passages: P[], options: IndexOptions = {}): PassageIndex<P> {
  const vectors = options.vectors ?? shippedVectors();
  const text = passages.map((passage) => passage.text).join('\n');
  const language = recogniseLanguage(text, (word) => isKnownWord(vectors, word));
  const embed = language.known && !options.wordsOnly;
  return {
    passages,
    stems: indexWords(passages.map((passage) => listStems(passage.text))),
    grams: indexWords(passages.map((passage) => listGrams(passage.text))),
    language,
    engine: embed ? 'meaning' : 'words',
    vectors,
    embeddings: embed
      ? (options.embeddings ?? passages.map((passage) => embedText(vectors, passage.text)))
      : [],
    sentences: embed
      ? passages.map(({ sentences }) => sentences.map((sentence) => embedText(vectors, sentence.text)))
      : [],
    dense: options.dense ?? [],
  };
}
