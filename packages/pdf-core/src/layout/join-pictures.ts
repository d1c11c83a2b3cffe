import { bottomOf, type Box, rightOf, uniteBoxes } from './box.ts';

/** Points: what is lower or narrower is a strip of a picture, or an ornament. */
const THIN = 16;
/** Points by which strips of one picture may stand apart. */
const STRIP = 1.5;
/** Strips that are open at a time: a hostile page has any number of them. */
const MOST_OPEN = 50;
const MOST_LETTERS = 100;

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
    open = [
      ...open.filter((box) => !beside.includes(box)),
      beside.length ? uniteBoxes([strip, ...beside]) : strip,
    ];
    if (open.length > MOST_OPEN) closed.push(open.shift()!);
  }
  const joined = [...closed, ...open];
  const isWhole = (box: Box) => !strips.includes(box);
  return [...whole, ...joinWordings(joined.filter(isWhole)), ...joined.filter((box) => !isWhole(box))];
}

/** Letters of a wording that was drawn in strips stand beside each other: they are one picture. */
function joinWordings(letters: Box[]): Box[] {
  if (letters.length > MOST_LETTERS) return letters;
  const joined: Box[] = [];
  for (const letter of letters.toSorted((one, other) => one.x - other.x)) {
    let wording = letter;
    // What is joined reaches further, and may reach one that nothing reached before.
    for (let at = 0; at < joined.length;) {
      if (isBeside(joined[at]!, wording)) {
        wording = uniteBoxes([wording, ...joined.splice(at, 1)]);
        at = 0;
      } else at++;
    }
    joined.push(wording);
  }
  return joined;
}

/** Boxes on one line with no more than half of their height between them. */
function isBeside(one: Box, other: Box): boolean {
  const shared = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.y, other.y);
  const least = Math.min(one.height, other.height);
  const gap = Math.max(one.x, other.x) - Math.min(rightOf(one), rightOf(other));
  return shared > least / 2 && gap < Math.max(one.height, other.height) / 2;
}

function touches(one: Box, other: Box): boolean {
  return (
    one.x <= rightOf(other) + STRIP &&
    other.x <= rightOf(one) + STRIP &&
    one.y <= bottomOf(other) + STRIP &&
    other.y <= bottomOf(one) + STRIP
  );
}
