export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/**
 * `maxTokens` bounds the answer, and `onCut` is called when it was longer. `signal` ends it, and nothing more is asked for.
 * `silenceMs` without a sign of life end it too, or fewer where the adapter has less patience. `onVoid` is called when all
 * that has come was no part of the answer, but thoughts that are not to be shown.
 */
export type ModelWish = {
  maxTokens: number;
  signal?: AbortSignal;
  silenceMs?: number;
  onCut?: () => void;
  onVoid?: () => void;
};

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

/** Where a language model is: the base address of a server with OpenAI's HTTP API, such as `http://localhost:11434/v1`. */
export type ModelPlace = { url: string; key: string | null };
export type ModelTrial = { model: string; budget: number };

/** The language model that administrators have chosen. Members name no address. */
export type LanguageModels = {
  /** Asked anew for each piece of work, so that a change applies immediately in every process; null: there is none. */
  open(): Promise<LanguageModel | null>;
  /** What decides: the settings, the environment, or nothing. */
  readWay(): Promise<'settings' | 'environment' | 'none'>;
  /** Names of the models that a server lists. Throws as `stream` does. */
  list(place: ModelPlace): Promise<string[]>;
  /** A model that nobody has chosen yet. */
  tryOut(place: ModelPlace, trial: ModelTrial): Promise<LanguageModel>;
};
