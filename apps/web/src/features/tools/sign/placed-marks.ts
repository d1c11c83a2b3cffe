import type { SignPlace } from '@sheaf/pdf-core/tools/sign-places/report.ts';
import {
  type Box,
  type PageSize,
  type Point,
  boxAround,
  moveBox,
  roundPoints,
} from '../shared/page/page-geometry.ts';

export type MarkUse = 'signature' | 'initials' | 'date' | 'text';
/** What is put on pages: a PNG in base64, or words. */
export type Mark = {
  use: MarkUse;
  /** Its width beside its height. */
  ratio: number;
} & ({ image: string } | { text: string });
export type PlacedMark = { id: string; page: number; box: Box; mark: Mark };

/** Points: how high a mark is where nothing says otherwise. */
const HEIGHTS: Record<MarkUse, number> = { signature: 44, initials: 30, date: 16, text: 16 };
const WIDEST = 220;
/** How near a mark has to come to a line to be put on it. */
const NEAR = 14;
export const LEAST = { width: 12, height: 8 };

export function sizeOf({ use, ratio }: Mark): PageSize {
  const height = Math.min(HEIGHTS[use], WIDEST / ratio);
  return { width: roundPoints(height * ratio), height: roundPoints(height) };
}

/** As large as the place allows, on its line; in the middle of a field. */
export function boxAtPlace(mark: Mark, place: SignPlace): Box {
  const usual = sizeOf(mark);
  const room = place.field ? place.height * 0.9 : Math.max(place.height, LEAST.height);
  const scale = Math.min(1, place.width / usual.width, room / usual.height);
  const [width, height] = [usual.width * scale, usual.height * scale];
  const indent = Math.min(6, (place.width - width) / 2);
  return {
    x: roundPoints(place.field ? place.x + (place.width - width) / 2 : place.x + indent),
    y: roundPoints(place.field ? place.y + (place.height - height) / 2 : place.y + 1),
    width: roundPoints(width),
    height: roundPoints(height),
  };
}

/** Where a mark stands that was dropped at a point: at the place under it, or around it. */
export function boxAtPoint(mark: Mark, point: Point, page: PageSize, places: SignPlace[]): Box {
  const near = places.find(
    ({ x, y, width, height }) =>
      point.x > x - NEAR && point.x < x + width + NEAR && point.y > y - NEAR && point.y < y + height + NEAR,
  );
  return near ? boxAtPlace(mark, near) : boxAround(point, sizeOf(mark), page);
}

/** Its lower left corner at the point, whole on the page; smaller where the page is smaller than the mark. */
export function carryBox(box: Box, { x, y }: Point, page: PageSize): Box {
  const scale = Math.min(1, page.width / box.width, page.height / box.height);
  const size = { width: roundPoints(box.width * scale), height: roundPoints(box.height * scale) };
  return moveBox({ x, y, ...size }, { x: 0, y: 0 }, page);
}

/** A mark that is moved to a line stands on it. */
export function snapBox(box: Box, places: SignPlace[], page: PageSize): Box {
  const near = places.find(
    ({ field, x, y, width }) =>
      !field && Math.abs(box.y - y) < NEAR / 2 && box.x < x + width && x < box.x + box.width,
  );
  return near ? moveBox({ ...box, y: near.y + 1 }, { x: 0, y: 0 }, page) : box;
}

/** Its shape stays as it is: the side that was changed says how large it is, and its upper left corner stays. */
export function keepRatio(before: Box, after: Box, { ratio }: Mark, page: PageSize): Box {
  if (before.width === after.width && before.height === after.height) return after;
  const top = before.y + before.height;
  const wanted =
    Math.abs(after.width - before.width) >= Math.abs(after.height - before.height) * ratio
      ? after.width
      : after.height * ratio;
  const width = Math.min(
    Math.max(wanted, LEAST.width, LEAST.height * ratio),
    page.width - before.x,
    top * ratio,
  );
  const height = width / ratio;
  return {
    x: before.x,
    y: roundPoints(top - height),
    width: roundPoints(width),
    height: roundPoints(height),
  };
}

/** Nothing is there yet. */
export function isOpen(place: SignPlace, placed: PlacedMark[]): boolean {
  return !placed.some(({ page, box }) => page === place.page && isOver(box, place));
}

/** The empty signature field that a mark stands in. */
function fieldUnder({ page, box, mark }: PlacedMark, places: SignPlace[]): SignPlace | undefined {
  if (mark.use !== 'signature') return undefined;
  return places.find((place) => place.field && place.page === page && isOver(box, place));
}

type Look =
  | { look: 'none'; field?: string }
  | { look: 'picture'; field: string; image: string; imageBox: Box };

/** What a signature with a certificate shows, and what is drawn on the pages beside it. */
export function marksAndLook(placed: PlacedMark[], places: SignPlace[]): { marks: PlacedMark[]; look: Look } {
  const inField = placed.find((one) => fieldUnder(one, places));
  const place = inField && fieldUnder(inField, places);
  if (!inField || !place?.field || !('image' in inField.mark))
    return { marks: placed, look: { look: 'none' } };
  const { field } = place;
  // A field shows nothing outside of itself: what hangs over its edge is drawn on the page.
  if (!isWithin(inField.box, place)) return { marks: placed, look: { look: 'none', field } };
  return {
    marks: placed.filter((one) => one !== inField),
    look: { look: 'picture', field, image: inField.mark.image, imageBox: inField.box },
  };
}

/** Boxes are written in hundredths of a point. */
const ROUNDED = 0.01;

function isWithin(box: Box, room: Box): boolean {
  return (
    box.x > room.x - ROUNDED &&
    box.y > room.y - ROUNDED &&
    box.x + box.width < room.x + room.width + ROUNDED &&
    box.y + box.height < room.y + room.height + ROUNDED
  );
}

/** In a field, or on a line: a tall mark that stands on the line below reaches into this one and leaves it open. */
function isOver(box: Box, { field, x, y, width, height }: SignPlace): boolean {
  const across = Math.min(box.x + box.width, x + width) - Math.max(box.x, x);
  const up = Math.min(box.y + box.height, y + height) - Math.max(box.y, y);
  const isOn = field ? up > Math.min(box.height, height) * 0.4 : Math.abs(box.y - y) < NEAR;
  return across > Math.min(box.width, width) * 0.4 && isOn;
}

type SentMark = { page: number; x: number; y: number; width: number; height: number };
type Sent = {
  signMarks: (SentMark & ({ picture: number } | { text: string; stretch: true }))[];
  markPictures: string[];
};

/** As the tool takes them: each picture once. */
export function marksToSend(placed: PlacedMark[]): Sent {
  const pictures = new Map<string, number>();
  const signMarks = placed.map(({ page, box, mark }) => {
    const place = { page, x: box.x, y: box.y, width: box.width, height: box.height };
    if ('text' in mark) return { ...place, text: mark.text, stretch: true as const };
    const picture = pictures.get(mark.image) ?? pictures.size;
    pictures.set(mark.image, picture);
    return { ...place, picture };
  });
  return { signMarks, markPictures: [...pictures.keys()] };
}
