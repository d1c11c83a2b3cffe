import { bucketOf, BUCKETS } from './pack-terms.ts';
import type { Segment } from './segment.ts';

/** `terms`: stems and what each weighs. `vector`: where the question points to; none where only words are compared. */
export type Wanted = { terms: Map<string, number>; vector?: Int8Array; words: number; meaning: number };

/** `words` and `meaning` are scaled to 0..1 over all passages. `cosine` is 0 where a passage is not compared by meaning. */
export type Candidate = {
  fileId: string;
  position: number;
  score: number;
  words: number;
  meaning: number;
  cosine: number;
};

export type RankedSegments = {
  candidates: Candidate[];
  /** How much each stem tells among all passages. */
  rarities: Map<string, number>;
};

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Every passage is looked at. The best come back. */
export function rankSegments(segments: Segment[], wanted: Wanted, most: number): RankedSegments {
  const { total, mixed, scores, rarities, cosines, scaledWords, scaledMeaning } = scoreSegments(
    segments,
    wanted,
  );
  const best = keepBest(most);
  for (let at = 0; at < total; at++) best.offer(at, mixed(at));
  const candidates = best.list().map(({ at, score }) => ({
    ...placeOf(segments, at),
    score,
    words: scaledWords(scores[at]!),
    meaning: cosines.isCompared[at] ? scaledMeaning(cosines.values[at]!) : 0,
    cosine: cosines.values[at]!,
  }));
  return { candidates, rarities };
}

/** BM25 and the cosine of each passage, mixed as they are for a single document. */
function scoreSegments(segments: Segment[], wanted: Wanted) {
  const total = segments.reduce((sum, { count }) => sum + count, 0);
  const { scores, rarities } = scoreWords(segments, wanted.terms, total);
  const cosines = compare(segments, wanted.vector, total);
  const scaledWords = scaler(scores, 0);
  const scaledMeaning = scaler(cosines.values, cosines.lowest);
  const weight = wanted.words + wanted.meaning || 1;
  const mixed = (at: number) => {
    const meaning = cosines.isCompared[at] ? wanted.meaning * scaledMeaning(cosines.values[at]!) : 0;
    return (wanted.words * scaledWords(scores[at]!) + meaning) / weight;
  };
  return { total, mixed, scores, rarities, cosines, scaledWords, scaledMeaning };
}

/** `positions`: its passages, the nearest first. */
export type RankedFile = { fileId: string; score: number; positions: number[] };
type Most = { files: number; passages: number };

/** A file is as near as its nearest passage; files whose passages share nothing with the question are left out. */
export function rankFiles(segments: Segment[], wanted: Wanted, most: Most): RankedFile[] {
  const { mixed } = scoreSegments(segments, wanted);
  let from = 0;
  const ranked = segments.map((segment) => {
    const start = from;
    let score = 0;
    for (let at = start; at < start + segment.count; at++) score = Math.max(score, mixed(at));
    from += segment.count;
    return { segment, start, score };
  });
  const nearest = ranked
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most.files);
  return nearest.map(({ segment: { fileId, count }, start, score }) => {
    const best = keepBest(most.passages);
    for (let at = 0; at < count; at++) best.offer(at, mixed(start + at));
    return { fileId, score, positions: best.list().map(({ at }) => at) };
  });
}

function scoreWords(segments: Segment[], terms: Map<string, number>, total: number) {
  const stems = [...terms.keys()];
  const slots = new Int16Array(BUCKETS);
  stems.forEach((stem, i) => (slots[bucketOf(stem)] = i + 1));
  const found: Map<number, number>[] = stems.map(() => new Map());
  const lengths = new Uint16Array(total);
  let words = 0;
  let passage = 0;
  for (const { terms: list, starts, count } of segments)
    for (let at = 0; at < count; at++, passage++) {
      const end = starts[at + 1]!;
      lengths[passage] = end - starts[at]!;
      words += end - starts[at]!;
      for (let i = starts[at]!; i < end; i++) {
        const slot = slots[list[i]!]!;
        if (slot) found[slot - 1]!.set(passage, (found[slot - 1]!.get(passage) ?? 0) + 1);
      }
    }
  const scores = new Float32Array(total);
  const rarities = new Map<string, number>();
  const mean = words / (total || 1) || 1;
  stems.forEach((stem, i) => {
    const counts = found[i]!;
    const rarity = Math.log(1 + (total - counts.size + 0.5) / (counts.size + 0.5));
    rarities.set(stem, rarity);
    const weight = rarity * terms.get(stem)!;
    for (const [text, count] of counts) {
      const long = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * lengths[text]!) / mean;
      scores[text]! += (weight * count * (SATURATION + 1)) / (count + SATURATION * long);
    }
  });
  return { scores, rarities };
}

function compare(segments: Segment[], vector: Int8Array | undefined, total: number) {
  const values = new Float32Array(total);
  const isCompared = new Uint8Array(total);
  let lowest = 1;
  let from = 0;
  const size = vector ? Math.hypot(...vector) : 0;
  for (const segment of segments) {
    if (vector && size && segment.isCompared && segment.dimensions === vector.length) {
      for (let at = 0; at < segment.count; at++) {
        const value = (dot(segment.vectors, at * vector.length, vector) * segment.scales[at]!) / size;
        values[from + at] = value;
        isCompared[from + at] = 1;
        if (value < lowest) lowest = value;
      }
    }
    from += segment.count;
  }
  return { values, isCompared, lowest };
}

/** In whole numbers, and four at a time: this is where the time of a search goes. */
function dot(rows: Int8Array, from: number, vector: Int8Array): number {
  const whole = vector.length & ~3;
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < whole; i += 4) {
    a = (a + Math.imul(rows[from + i]!, vector[i]!)) | 0;
    b = (b + Math.imul(rows[from + i + 1]!, vector[i + 1]!)) | 0;
    c = (c + Math.imul(rows[from + i + 2]!, vector[i + 2]!)) | 0;
    d = (d + Math.imul(rows[from + i + 3]!, vector[i + 3]!)) | 0;
  }
  for (let i = whole; i < vector.length; i++) a += rows[from + i]! * vector[i]!;
  return a + b + c + d;
}

function scaler(values: Float32Array, low: number): (value: number) => number {
  let high = low;
  for (let i = 0; i < values.length; i++) high = Math.max(high, values[i]!);
  return (value) => (high > low ? (value - low) / (high - low) : 0);
}

function placeOf(segments: Segment[], at: number): { fileId: string; position: number } {
  let from = 0;
  for (const { fileId, count } of segments) {
    if (at < from + count) return { fileId, position: at - from };
    from += count;
  }
  throw new RangeError(`There is no passage ${at}.`);
}

/** The highest of many, of which only a few are ever kept in order. */
function keepBest(most: number) {
  let kept: { at: number; score: number }[] = [];
  let least = 0;
  const trim = () => {
    kept = kept.toSorted((a, b) => b.score - a.score || a.at - b.at).slice(0, most);
    if (kept.length === most) least = kept.at(-1)!.score;
  };
  return {
    offer(at: number, score: number): void {
      if (score <= least) return;
      kept.push({ at, score });
      if (kept.length >= 4 * most) trim();
    },
    list() {
      trim();
      return kept;
    },
  };
}
