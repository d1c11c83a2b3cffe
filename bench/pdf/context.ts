export type BenchContext = {
  /** A folder of PDFs to work on, beside those that the bench makes. */
  corpus: string | undefined;
  runs: number;
  part: CorpusPart;
  /** Of compress: which kinds of documents; all when absent. */
  sets?: string[] | undefined;
};

/** A corpus is halved by names: one half is looked at while working, the other is held out. A folder nobody looked at is measured whole. */
export type CorpusPart = 'tuned' | 'held-out' | 'whole';

export function isInPart(isHeldOut: boolean, part: CorpusPart): boolean {
  return part === 'whole' || isHeldOut === (part === 'held-out');
}
