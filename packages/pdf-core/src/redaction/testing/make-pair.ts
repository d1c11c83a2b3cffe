import { BESIDE_KINDS } from './beside-kinds.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';

/** A box that is redacted, as it is seen on the first page. */
type Box = { page: number; x: number; y: number; width: number; height: number };
export type Pair = { kind: string; one: Uint8Array; other: Uint8Array; box: Box };

/** Numbers that follow from a seed alone. */
export function randomFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const BOX = { left: 150, bottom: 390, right: 250, top: 420 };
const KINDS = [...PAGE_KINDS, ...BESIDE_KINDS];

/** What of the page is shown, which is all that is compared. */
const SHOWN = [70, 280, 420, 480];

export const KIND_COUNT = KINDS.length;

/** Two documents that differ only inside of the box, by a seed. */
export function makePair(seed: number): Pair {
  const { name, make } = KINDS[seed % KINDS.length]!;
  const [one, other] = [1, 2].map((side) =>
    makeDocument(cut(make(randomFrom(seed * 3 + side), randomFrom(seed * 3)))),
  );
  const { left, bottom, right, top } = BOX;
  const box = {
    page: 1,
    x: left - SHOWN[0]!,
    y: bottom - SHOWN[1]!,
    width: right - left,
    height: top - bottom,
  };
  return { kind: name, one: one!, other: other!, box };
}

const cut = (document: SampleDocument): SampleDocument => ({
  ...document,
  pages: document.pages!.map((page) => ({ ...page, crop: SHOWN })),
});
