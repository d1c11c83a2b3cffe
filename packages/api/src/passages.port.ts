export type DocumentPage = { page: number; text: string };
/** The place of a word: points from the upper left of the page as displayed. */
export type PlacedWord = { text: string; x: number; y: number; width: number; height: number };
export type PlacedBox = Omit<PlacedWord, 'text'>;
/** A passage of a document and its vector, whose contents are internal to the engine. */
export type VectorPassage = { passage: Record<string, unknown>; embedding: Uint8Array };
/** `terms`: its words as numbers, for ranking the passages of many documents. */
export type CutPassage = VectorPassage & { terms: Uint8Array };
/** The documents that are asked. `load` is called where nothing is remembered of `key`. */
export type PassageScope = {
  key: string;
  load(): Promise<{ fileId: string; passages: VectorPassage[] }[]>;
};
/** `answer`: the part of the snippet that answers, if it can be found; for a table, the names of its row and column. */
export type PassageSource = {
  fileId: string;
  page: number;
  snippet: string;
  answer?: string;
  /** The passage around the snippet, which it holds word for word. */
  context?: string;
  score: number;
};
export type PassageAnswer = {
  outcome: 'answered' | 'unsure' | 'not_found';
  /** How likely the first source is the right place. */
  confidence: number;
  /** Each stands in its document word for word. */
  sources: PassageSource[];
  /** What a reader who is to answer should have before them: the likeliest passages, and how the first documents begin. */
  near: NearPassage[];
  /** `words` where the language is not one whose meaning is known. */
  engine: 'meaning' | 'words';
  language: string;
};
export type NearPassage = { fileId: string; page: number; lastPage: number; text: string; score: number };
/** `unverified_claims`: what a language model wrote and the document does not have. */
export type SummarySentence = {
  text: string;
  page: number;
  section?: string;
  role?: string;
  unverified_claims?: AnswerClaim[];
};
export type DocumentSummary = {
  text: string;
  wordCount: number;
  /** `section`: the heading it stands under; `role`: what it is for, such as the method of a paper. */
  sentences: SummarySentence[];
  /** Some are told from facts, as those of a bill, and are not quoted. */
  isTold?: boolean;
};
/** `name`: what it is of, by a name that every language has a word for; else `label` in the document's words. `date`: the day, where it is certain. */
export type DocumentFact = {
  kind: string;
  name?: string;
  label?: string;
  text: string;
  date?: string;
  pages: number[];
};
/** What kind of document it is, its title, and its facts; `more` are left out. */
export type DocumentFacts = { kind: string; title?: string; facts: DocumentFact[]; more: number };

/** A file among many that are asked one question: the passages that come nearest, and pages for its key facts. */
export type AskedFile = { fileId: string; name: string; passages: VectorPassage[]; pages: DocumentPage[] };
/** What one of many files says. `fit`: whether its value meets the condition of the question. */
export type LibraryAnswer = {
  fileId: string;
  outcome: 'answered' | 'closest';
  confidence: number;
  page: number;
  quote: string;
  value?: { text: string; date?: string; amount?: number; currency?: string };
  fit: 'yes' | 'maybe' | 'no';
  isOfKind?: boolean;
};
/** A question to many files: `search` finds them, and the condition is what answers are held against. */
export type LibraryQuestion = {
  search: string;
  when?: { from?: string; to?: string };
  sum?: { from?: number; to?: number; currency?: string };
};

/** A number, date or name of an answer, by its place in the text: from the first character to the one after the last. */
export type AnswerClaim = { from: number; to: number; kind: 'number' | 'date' | 'name' };
/** What an answer is checked against. `named`: the question and the names of the files, whose words are nothing new. */
export type ClaimSources = { quotes: string[]; pages: number[]; named: string };

/** Whose work it is: members take turns. Aborted, it leaves the line. */
export type PassageTurn = { member: string; signal?: AbortSignal };

/** Splits, ranks, quotes and summarizes text outside the request thread. */
export type Passages = {
  provider: string;
  /** Whose vectors these are; passages that carry another's are made anew. */
  model: string;
  cut(
    pages: DocumentPage[],
    size: { size: number; overlap: number },
    turn: PassageTurn,
  ): Promise<{ language: string; passages: CutPassage[] }>;
  answer(
    scope: PassageScope,
    /** `near`: how many passages a reader wants at most. */
    question: { text: string; previous?: string; near?: number },
    turn: PassageTurn,
  ): Promise<PassageAnswer>;
  /** `today`, as YYYY-MM-DD, is the day that `this year` is counted from. */
  readQuestion(question: string, today: string): LibraryQuestion;
  /** What each file says, in the order of the files; those that do not speak of it are left out. */
  askEach(
    files: AskedFile[],
    question: { text: string; today: string },
    turn: PassageTurn,
  ): Promise<LibraryAnswer[]>;
  /** Why a text is no answer: it repeats itself, or is in another language than the question. */
  findFault(question: string, answer: string): 'repeats' | 'other_language' | null;
  /** Whether a text is clearly in another language than that of a code such as `de`. */
  isNotIn(text: string, language: string): boolean;
  /** The numbers, dates and names of an answer that its quotes do not have. */
  listUnfounded(answer: string, sources: ClaimSources, turn: PassageTurn): Promise<AnswerClaim[]>;
  summarise(
    pages: DocumentPage[],
    kind: 'brief' | 'auto' | 'detailed',
    turn: PassageTurn,
  ): Promise<DocumentSummary>;
  /** What a document is, and its facts, the most telling first. */
  listFacts(pages: DocumentPage[], turn: PassageTurn): Promise<DocumentFacts>;
  /** One box per line for each quote; none if the quote is not on the page. */
  locate(words: PlacedWord[], quotes: string[], turn: PassageTurn): Promise<PlacedBox[][]>;
  /** The page of each quote, matched word for word, with the text as written there; null if none has it. */
  quote(pages: DocumentPage[], quotes: string[], turn: PassageTurn): Promise<(DocumentPage | null)[]>;
};
