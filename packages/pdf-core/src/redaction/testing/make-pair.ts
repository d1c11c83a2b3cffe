import { BESIDE_KINDS } from './beside-kinds.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { PAINT_KINDS } from './paint-kinds.ts';
import { makeDocument } from '../../edit/testing/make-document.ts';

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
const KINDS = [...PAGE_KINDS, ...PAINT_KINDS, ...BESIDE_KINDS];
const TURNS = [0, 90, 180, 270];

export const KIND_COUNT = KINDS.length;
export const nameOfKind = (kind: number) => KINDS[kind]!.name;

/** Two documents of a kind that differ only inside of the box, and in how they are written. */
export async function makePair(kind: number, seed: number): Promise<Pair> {
  const { name, make, finish } = KINDS[kind]!;
  const drawn = seed * KINDS.length + kind;
  // All that is compared is what of the page is shown.
  const shown = randomFrom(drawn);
  const crop = [70 - shown(200) / 10, 280 - shown(200) / 10, 420, 480];
  const rotate = TURNS[seed % TURNS.length]!;
  const write = async (side: number) => {
    const [secret, shared] = [randomFrom(drawn * 3 + side), randomFrom(drawn * 3)];
    const document = make(secret, shared);
    const pages = document.pages!.map((page) => ({ ...page, crop, rotate }));
    const bytes = makeDocument({ ...document, pages, compressed: secret(2) === 1 });
    return finish ? finish(bytes, secret, shared) : bytes;
  };
  return { kind: name, one: await write(1), other: await write(2), box: seenBox(crop, rotate) };
}

/** The box on the page as it is seen, turned clockwise. */
function seenBox([left, bottom, right, top]: number[], rotate: number): Box {
  const [x, y] = [BOX.left - left!, BOX.bottom - bottom!];
  const [width, height] = [BOX.right - BOX.left, BOX.top - BOX.bottom];
  const [across, up] = [right! - left! - x - width, top! - bottom! - y - height];
  if (rotate === 90) return { page: 1, x: y, y: across, width: height, height: width };
  if (rotate === 180) return { page: 1, x: across, y: up, width, height };
  if (rotate === 270) return { page: 1, x: up, y: x, width: height, height: width };
  return { page: 1, x, y, width, height };
}
