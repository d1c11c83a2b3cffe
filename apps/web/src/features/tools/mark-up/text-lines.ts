import { type Box, type Point, roundPoints } from '../shared/page/page-geometry.ts';

type Characters = Pick<Text, 'data' | 'length'>;

/** A piece of text where it stands on the page, in points. */
export interface Piece<Node extends Characters = Text> {
  node: Node;
  box: Box;
}

export interface Place {
  /** The index of the piece, and the character in it. */
  piece: number;
  at: number;
}

/** The text of a page, in the order in which it is read, with the box of any part of it. */
export interface PageText<Node extends Characters = Text> {
  pieces: Piece<Node>[];
  boxOf: (node: Node, start: number, end: number) => Box;
}

/** A point farther from all text means something else than the text. */
const REACH = 24;

/** The piece and the character nearest to a point; null far from all text. */
export function findPlace<Node extends Characters>(
  { pieces, boxOf }: PageText<Node>,
  point: Point,
  reach = REACH,
): Place | null {
  let best: { piece: number; away: number; near: number } | null = null;
  for (const [piece, { box }] of pieces.entries()) {
    const down = distance(point.y, box.y, box.y + box.height);
    const across = distance(point.x, box.x, box.x + box.width);
    // In the gap between words of a line, that line is meant and not a nearer word of the next.
    const away = down * 8 + across;
    if (!best || away < best.away) best = { piece, away, near: Math.max(down, across / 4) };
  }
  if (!best || best.near > reach) return null;
  const { node } = pieces[best.piece]!;
  return { piece: best.piece, at: findCharacter(node, point.x, boxOf) };
}

function distance(value: number, from: number, to: number): number {
  return Math.max(0, from - value, value - to);
}

function findCharacter<Node extends Characters>(
  node: Node,
  x: number,
  boxOf: PageText<Node>['boxOf'],
): number {
  let [low, high] = [0, node.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { x: left, width } = boxOf(node, middle, middle + 1);
    if (left + width / 2 < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lines of text from one place to another, whichever comes first. */
export function linesBetween<Node extends Characters>(text: PageText<Node>, one: Place, other: Place): Box[] {
  const isForward = one.piece < other.piece || (one.piece === other.piece && one.at <= other.at);
  const [from, to] = isForward ? [one, other] : [other, one];
  const boxes = text.pieces.slice(from.piece, to.piece + 1).flatMap(({ node }, index) => {
    const start = index === 0 ? from.at : 0;
    const end = from.piece + index === to.piece ? to.at : node.length;
    return end > start && node.data.slice(start, end).trim() ? [text.boxOf(node, start, end)] : [];
  });
  return joinLines(boxes);
}

/** Boxes beside one another become one line. */
function joinLines(boxes: Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    if (last && isSameLine(last, box)) lines[lines.length - 1] = around([last, box]);
    else lines.push(box);
  }
  return lines;
}

function isSameLine(line: Box, box: Box): boolean {
  const shared = Math.min(line.y + line.height, box.y + box.height) - Math.max(line.y, box.y);
  const gap = Math.max(line.x, box.x) - Math.min(line.x + line.width, box.x + box.width);
  return shared > Math.min(line.height, box.height) / 2 && gap < line.height * 2;
}

export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.max(...boxes.map((box) => box.y + box.height));
  return {
    x: roundPoints(x),
    y: roundPoints(y),
    width: roundPoints(right - x),
    height: roundPoints(top - y),
  };
}
