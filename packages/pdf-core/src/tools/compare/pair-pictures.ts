/** The pixels of a picture, drawn to one size, and the key of its stored data where it is known. */
export type Look = { pixels: Uint8Array; width: number; height: number; data?: string | undefined };
export type PicturePair = { a: number | undefined; b: number | undefined };

export const LOOK_SIDE = 48;
/** Mean difference of two looks, of 255, of pictures that are versions of one. */
const VERSIONS = 48;
const MOST_ASPECT = 1.35;
/** The gain of a pair with the same data: more than that of any look. */
const SAME = 3;

/** Pairs the pictures of two documents in their order: what looks alike first, then what is between the same pictures. */
export function pairPictures(inA: Look[], inB: Look[]): PicturePair[] {
  const pairs: PicturePair[] = [];
  let [fromA, fromB] = [0, 0];
  const between = (toA: number, toB: number) => {
    const isOneToOne = toA - fromA === toB - fromB;
    for (let k = 0; fromA + k < toA; k++) pairs.push({ a: fromA + k, b: isOneToOne ? fromB + k : undefined });
    if (!isOneToOne) for (let b = fromB; b < toB; b++) pairs.push({ a: undefined, b });
  };
  for (const [a, b] of pickAlike(inA, inB)) {
    between(a, b);
    pairs.push({ a, b });
    [fromA, fromB] = [a + 1, b + 1];
  }
  between(inA.length, inB.length);
  return pairs;
}

/** One image: a small one may look different at another place between the pixels of its page. */
export function hasSameData(one: Look, other: Look): boolean {
  return one.data !== undefined && one.data === other.data;
}

/** The most pairs of alike pictures that both documents have in the same order. */
function pickAlike(inA: Look[], inB: Look[]): [number, number][] {
  const [n, m] = [inA.length, inB.length];
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  const gains = inA.map((one) => inB.map((other) => gainOf(one, other)));
  for (let a = n - 1; a >= 0; a--)
    for (let b = m - 1; b >= 0; b--) {
      const paired = gains[a]![b]! > 0 ? gains[a]![b]! + best[a + 1]![b + 1]! : 0;
      best[a]![b] = Math.max(paired, best[a + 1]![b]!, best[a]![b + 1]!);
    }
  const picked: [number, number][] = [];
  for (let [a, b] = [0, 0]; a < n && b < m;) {
    const here = best[a]![b]!;
    if (here === best[a + 1]![b]!) a++;
    else if (here === best[a]![b + 1]!) b++;
    else picked.push([a++, b++]);
  }
  return picked;
}

function gainOf(one: Look, other: Look): number {
  const aspect = (one.width / one.height) * (other.height / other.width);
  if (aspect > MOST_ASPECT || aspect < 1 / MOST_ASPECT) return 0;
  if (hasSameData(one, other)) return SAME;
  let sum = 0;
  // Each third pixel of each third row tells pictures apart.
  let count = 0;
  for (let at = 0; at < one.pixels.length; at += 3, count++)
    sum += Math.abs(one.pixels[at]! - other.pixels[at]!);
  const apart = sum / count;
  return apart < VERSIONS ? 1 + (VERSIONS - apart) / VERSIONS : 0;
}
