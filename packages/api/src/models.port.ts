export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/** `maxTokens` bounds the answer, and `onCut` hears when it was longer; `signal` ends it, and nothing more is asked for. */
export type ModelWish = { maxTokens: number; signal?: AbortSignal; onCut?: () => void };

/** Puts texts where others of the same meaning are. Its vectors are compared with its own only, and only by their angle. */
export type Embedder = {
  provider: string;
  model: string;
  /** A vector of signed bytes for each text. What cannot be had is an `AppError`, as with a language model. */
  embed(texts: string[], kind: 'passage' | 'question'): Promise<Uint8Array[]>;
  close(): Promise<void>;
};

/** A language model, wherever it runs. */
export type LanguageModel = {
  provider: string;
  model: string;
  /** Maximum tokens of one request, input and output together. */
  budget: number;
  /**
   * The answer as it is written. What cannot be had is an `AppError`: `busy` when too much is asked of it, `timed_out` when it
   * falls silent, `unavailable` when it is away, breaks off or makes no sense.
   */
  stream(messages: ModelMessage[], wish: ModelWish): AsyncIterable<string>;
};
