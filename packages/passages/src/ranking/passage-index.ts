import { contentWords, gramsOf, stemOf } from '../lexical/terms.ts';
import { indexWords, type WordIndex } from '../lexical/word-index.ts';
import { isCompared, recogniseLanguage, type Language } from '../text/language.ts';
import type { Passage } from '../text/cut-passages.ts';
import { embedText, isKnownWord } from '../vectors/embed.ts';
import { shippedVectors, type StaticVectors } from '../vectors/open-vectors.ts';
import { vectorsForQuestion, vectorsForText } from '../vectors/vectors-for.ts';

/** Everything that one scope, a document or several, is asked through. What takes long is made when it is first asked for. */
export type PassageIndex<P extends Passage = Passage> = {
  passages: P[];
  /** The words of each passage that say what it is about. */
  words: string[][];
  stems: WordIndex;
  grams: WordIndex;
  language: Language;
  /** `meaning` where the vectors were made of the language, `words` where they know its words by their translation, or not at all. */
  engine: 'meaning' | 'words';
  /** Whether passages are compared by meaning too. */
  isCompared: boolean;
  vectors: StaticVectors;
  /** The same for a question, which may be asked in another language. */
  asked: StaticVectors;
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
  const shipped = options.vectors ?? shippedVectors();
  const text = passages.map((passage) => passage.text).join('\n');
  const language = recogniseLanguage(text, (word) => isKnownWord(shipped, word));
  const vectors = vectorsForText(shipped, language.code);
  const embed = isCompared(language.code) && !options.wordsOnly;
  const made: Partial<PassageIndex<P>> = {};
  return {
    passages,
    get words() {
      return (made.words ??= passages.map((passage) => contentWords(passage.text)));
    },
    get stems() {
      return (made.stems ??= indexWords(this.words.map((words) => words.map(stemOf))));
    },
    get grams() {
      return (made.grams ??= indexWords(this.words.map((words) => words.flatMap(gramsOf))));
    },
    language,
    engine: embed && language.known ? 'meaning' : 'words',
    isCompared: embed,
    vectors,
    asked: vectorsForQuestion(shipped, language.code),
    get embeddings() {
      if (!embed) return [];
      return (made.embeddings ??=
        options.embeddings ?? passages.map((passage) => embedText(vectors, passage.text)));
    },
    get sentences() {
      if (!embed) return [];
      return (made.sentences ??= passages.map(({ sentences }) =>
        sentences.map((sentence) => embedText(vectors, sentence.text)),
      ));
    },
    dense: options.dense ?? [],
  };
}
