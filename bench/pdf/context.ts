export type BenchContext = {
  /** A folder of PDFs to work on, beside those that the bench makes. */
  corpus: string | undefined;
  runs: number;
  /** Only files that nothing was tuned on. */
  heldOut: boolean;
};
