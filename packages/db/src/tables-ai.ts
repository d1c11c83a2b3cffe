import type { ColumnType, Generated, Selectable } from 'kysely';

type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;
type Json<T> = ColumnType<T, string, string>;
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;

/** A word and its place: points from the upper left of the page as displayed. */
export type StoredWord = {
  text: string;
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its place in its line, for a layer of text; see pdf-core. */
  stand?: { line: number; from: [number, number]; to: [number, number]; rise: number };
};

/** A page as the recognition of scans has read it, or a member has put it right since. */
export type OcrPagesTable = {
  file_id: string;
  user_id: string;
  page: number;
  source: 'ocr' | 'text' | 'blank';
  language: string;
  content: string;
  confidence: number;
  width: number;
  height: number;
  words: JsonOrDefault<StoredWord[]>;
  created_at: SetByDatabase;
};

type SummarySentence = {
  text: string;
  page: number;
  section?: string;
  role?: string;
  /** What a language model wrote and the document does not have, by its place in the text. */
  unverified_claims?: { from: number; to: number; kind: 'number' | 'date' | 'name' }[];
};

/** `sentences`: where in the document each part of the summary comes from. */
export type SummariesTable = {
  id: Generated<string>;
  file_id: string;
  user_id: string;
  summary_type: 'brief' | 'auto' | 'detailed';
  summary_text: string;
  word_count: number;
  sentences: JsonOrDefault<SummarySentence[]>;
  engine: string;
  /** Why the language model did not write it, where it was to. */
  fallback: string | null;
  /** Of the bytes that it sums up. */
  sha256: string;
  created_at: SetByDatabase;
};

export type FileIndexesTable = {
  file_id: string;
  user_id: string;
  /** Whose vectors these are. */
  model: string;
  text_hash: string;
  chunk_size: number;
  overlap: number;
  chunks: number;
  /** Null of what was made before a search by meaning was. */
  language: string | null;
  created_at: SetByDatabase;
};

export type FilePassagesTable = {
  file_id: string;
  user_id: string;
  position: number;
  passage: Json<Record<string, unknown>>;
  embedding: Buffer;
  /** Its words as numbers, as the engine packs them; null beside a language that is. */
  terms: Buffer | null;
};

/** A talk about a file, about all that lies in a folder, or about several files: then `file_ids` are all of them, and `file_id` the first. */
export type ChatSessionsTable = {
  id: Generated<string>;
  user_id: string;
  file_id: string | null;
  folder_id: string | null;
  file_ids: Generated<string[]>;
  /** The folder in the trash that it is about. */
  trashed_from: string | null;
  title: string;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

export type ChatMessagesTable = {
  id: Generated<string>;
  session_id: string;
  role: 'user' | 'assistant';
  content: string;
  metadata: JsonOrDefault<Record<string, unknown>>;
  created_at: SetByDatabase;
};

export type AiTables = {
  ocr_pages: OcrPagesTable;
  summaries: SummariesTable;
  file_indexes: FileIndexesTable;
  file_passages: FilePassagesTable;
  chat_sessions: ChatSessionsTable;
  chat_messages: ChatMessagesTable;
};

export type OcrPageRow = Selectable<OcrPagesTable>;
export type SummaryRow = Selectable<SummariesTable>;
export type ChatSessionRow = Selectable<ChatSessionsTable>;
export type ChatMessageRow = Selectable<ChatMessagesTable>;
