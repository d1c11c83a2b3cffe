export { listUnfounded } from './claims/check-claims.ts';
export { findFault, isNotIn } from './claims/judge-answer.ts';
export { answerQuestion, type Answer, type Outcome } from './answers/answer-question.ts';
export type { Source } from './answers/list-sources.ts';
export { boxQuote, type QuoteBox, type QuoteWord } from './answers/box-quote.ts';
export { locateNoted, locateQuote, type Place } from './answers/locate-quote.ts';
export { indexPassages, type IndexOptions, type PassageIndex } from './ranking/passage-index.ts';
export {
  RANK_WEIGHTS,
  rankPassages,
  type Question,
  type Ranked,
  type RankWeights,
} from './ranking/rank-passages.ts';
export type { Page } from './text/blocks.ts';
export { cutPassages, PASSAGE_SIZE, type Passage, type PassageSize } from './text/cut-passages.ts';
export { recogniseLanguage, type Language } from './text/language.ts';
export { listKindred } from './lexical/document-words.ts';
export { synonymsOf } from './lexical/synonyms.ts';
export { stemOf } from './lexical/terms.ts';
export { readAloud, type Sentence, type Span } from './text/sentences.ts';
export { countWords, vectorTokens } from './text/tokens.ts';
export { cosine, embedText, isKnownWord, listPieces, quantise } from './vectors/embed.ts';
export { hashText } from './vectors/hash.ts';
export {
  attachVectors,
  openVectors,
  shippedVectors,
  VECTORS_MARK,
  type StaticVectors,
} from './vectors/open-vectors.ts';
export { vectorsForQuestion, vectorsForText } from './vectors/vectors-for.ts';
export { choosePassages, type Chosen, judgePassages } from './meaning/choose-passages.ts';
export { findNearWords } from './meaning/near-words.ts';
export { packTerms } from './meaning/pack-terms.ts';
export { searchFiles, searchSegments, type FirstLook } from './meaning/search-segments.ts';
export { openSegment, type PackedDocument, type Segment, sizeOfSegment } from './meaning/segment.ts';
export type { RankedFile } from './meaning/rank-segments.ts';
export { MEANING_FIT, SHOWN_FROM, type Signs, weighSigns } from './meaning/weigh-meaning.ts';
export type { Fact } from './summaries/fact.ts';
export { listFacts, type Facts } from './summaries/list-facts.ts';
export { summarise, type Point, type Summary, type SummaryKind } from './summaries/summarise.ts';
export { shareWords } from './summaries/share-words.ts';
export { ANSWER_KINDS, askedKind, type AnswerKind } from './reading/answer-kind.ts';
export { compareUnits, FEATURES, weighUnits } from './reading/features.ts';
export { type Forest, squash, sumForest, type Tree } from './reading/forest.ts';
export { type AskedQuestion, readQuestion } from './reading/question-words.ts';
export { judgeFirst, READ_PASSAGES, stepOf, weighFirst, weighFirstTime } from './reading/read-passages.ts';
export { type DocumentsPart, type Reader, type ReaderPart, shippedReader } from './reading/reader-file.ts';
export { listUnits, type Unit } from './reading/units.ts';
export { listAgain, weighAgain, WEIGHED_AGAIN, weighSure } from './reading/weigh-again.ts';
export { askFile, chooseAnswers } from './library/ask-file.ts';
export type { FileAnswer } from './library/file-answer.ts';
export { readWish, type Wish } from './library/read-wish.ts';
