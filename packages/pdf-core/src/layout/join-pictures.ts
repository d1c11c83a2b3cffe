import { bottomOf, type Box, rightOf, uniteBoxes } from './box.ts';

/** Points: what is lower or narrower is a strip of a picture, or an ornament. */
const THIN = 16;
/** Points by which strips of one picture may stand apart. */
const STRIP = 1.5;
/** Strips that are open at a time: a hostile page has any number of them. */
const MOST_OPEN = 50;

/**
 * Pictures, with those whole that their program cut into thin strips, even into parts of single lines: a logo that is
 * drawn so is no ornament.
 */
export function joinPictures(pictures: Box[]): Box[] {
  const isThin = ({ width, height }: Box) => Math.min(width, height) < THIN;
  const strips = pictures.filter(isThin).toSorted((one, other) => one.y - other.y || one.x - other.x);
  const whole = pictures.filter((box) => !isThin(box));
  if (strips.length < 2) return pictures;
  const closed: Box[] = [];
  let open: Box[] = [];
  for (const strip of strips) {
    closed.push(...open.filter((box) => bottomOf(box) + STRIP < strip.y));
    open = open.filter((box) => bottomOf(box) + STRIP >= strip.y);
    const beside = open.filter((box) => touches(box, strip));
    open = [...open.filter((box) => !beside.includes(box)), uniteBoxes([strip, ...beside])];
    if (open.length > MOST_OPEN) closed.push(open.shift()!);
  }
  return [...whole, ...closed, ...open];
}

function touches(one: Box, other: Box): boolean {
  return (
    one.x <= rightOf(other) + STRIP &&
    other.x <= rightOf(one) + STRIP &&
    one.y <= bottomOf(other) + STRIP &&
    other.y <= bottomOf(one) + STRIP
  );
}
