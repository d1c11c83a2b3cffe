/** How often each term stands in each text, laid out for BM25. */
export type WordIndex = {
  postings: Map<string, { texts: number[]; counts: number[] }>;
  lengths: number[];
  meanLength: number;
};

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

export function indexWords(texts: string[][]): WordIndex {
  const postings: WordIndex['postings'] = new Map();
  texts.forEach((terms, text) => {
    for (const term of terms) {
      let posting = postings.get(term);
      if (!posting) postings.set(term, (posting = { texts: [], counts: [] }));
      if (posting.texts.at(-1) === text) posting.counts[posting.counts.length - 1]!++;
      else {
        posting.texts.push(text);
        posting.counts.push(1);
      }
    }
  });
  const lengths = texts.map((terms) => terms.length);
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1;
  return { postings, lengths, meanLength };
}

/** How much a term tells: rare ones much, those that stand everywhere little. */
export function rarityOf({ postings, lengths }: WordIndex, term: string): number {
  const found = postings.get(term)?.texts.length ?? 0;
  return Math.log(1 + (lengths.length - found + 0.5) / (found + 0.5));
}

/** BM25 of every text for weighted terms. */
export function scoreTexts(index: WordIndex, terms: Map<string, number>): Float64Array {
  const scores = new Float64Array(index.lengths.length);
  for (const [term, weight] of terms) {
    const posting = index.postings.get(term);
    if (!posting) continue;
    const rarity = rarityOf(index, term) * weight;
    posting.texts.forEach((text, i) => {
      scores[text]! += rarity * saturate(index, text, posting.counts[i]!);
    });
  }
  return scores;
}

export function saturate({ lengths, meanLength }: WordIndex, text: number, count: number): number {
  const long = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * lengths[text]!) / meanLength;
  return (count * (SATURATION + 1)) / (count + SATURATION * long);
}
