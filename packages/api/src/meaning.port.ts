/** A document's passages as numbers: `count` vectors one behind the other, and so their words. */
export type PackedPassages = {
  fileId: string;
  stamp: string;
  language: string;
  count: number;
  vectors: Uint8Array;
  terms: Uint8Array;
};
export type PassagePlace = { fileId: string; position: number };

/** All that one member may see. `version` is another as soon as any of it is; the calls are for what is not remembered. */
export type MeaningScope = {
  key: string;
  version: string;
  list(): Promise<{ fileId: string; stamp: string }[]>;
  load(fileIds: string[]): Promise<PackedPassages[]>;
  /** Those that are gone meanwhile are left out. */
  read(places: PassagePlace[]): Promise<(PassagePlace & { passage: Record<string, unknown> })[]>;
};

export type MeaningHit = {
  fileId: string;
  page: number;
  /** Stands in the document word for word. */
  quote: string;
  /** The quote or a part of it, and the ranges of words that are close to the query. */
  text: string;
  marks: [from: number, to: number][];
  score: number;
};

/** `positions`: the passages of a file that come nearest, the nearest first. */
export type NearFile = { fileId: string; positions: number[] };

/** Ranks every passage of a member's documents, away from the work of requests. */
export type MeaningSearch = {
  /** The files that come nearest to a question, of all or of those named; `searched` counts the files that were compared. */
  findFiles(
    scope: MeaningScope,
    question: string,
    most: { files: number; passages: number },
    among?: string[],
  ): Promise<{ files: NearFile[]; searched: number }>;
  /** `byWords` files are in a language whose meaning is not known; `leftOut` ones are more than is kept in memory. */
  find(
    scope: MeaningScope,
    question: string,
    most: number,
  ): Promise<{ hits: MeaningHit[]; byWords: number; leftOut: number }>;
};
