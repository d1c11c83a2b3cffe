import type { Box } from '../pdfium/placement.ts';
import { isOutside, shareUnder } from './boxes.ts';
import type { HiddenKind } from './hidden-kinds.options.ts';
import { findAnnotationOver } from './annotations-over.ts';
import { isClippedAway } from './clips.ts';
import { differs, looksLike, plainColour, SEEN } from './ink.ts';
import { isMaskedAway } from './masked-away.ts';
import type { PageView } from './page-view.ts';
import { type Cover, OPAQUE, type TextObject } from './page-objects.ts';
import { isTiny } from './sign-runs.ts';
import { readStyle } from './text-style.ts';

type Place = { box: Box; ink: Box; text: string };

const COVERED_SHARE = 0.6;
/** Pictures of a scan cover so much of its page together. */
const SCAN_SHARE = 0.7;
/** Paper, in levels from 0 to 255. */
const LIGHT = 200;

/** The reason why a run of hidden signs is not seen; undefined where the words are seen by other means, or nothing explains it. */
export function explain(view: PageView, at: number, place: Place): HiddenKind | undefined {
  const { characters, objects, bare } = view;
  const text = objects.texts.get(characters.objects[at]!);
  if (!text) return undefined;
  if (isOutside(place.box, characters.size)) return 'outside';
  const { isUnpainted, isSqueezed, colour } = readStyle(view, text.handle);
  const cover = findCover(objects.covers, text, place.box);
  const below = plainColour(bare, place.ink);
  if (isUnpainted) return explainUnpainted(view, text, place, cover, below);
  if (isTiny(characters, at) || isSqueezed) return 'tiny';
  if ((colour?.[3] ?? OPAQUE) <= SEEN) return 'transparent';
  if (cover) return below || !isScan(view) ? cover.kind : undefined;
  if (findAnnotationOver(view, place.box)) return 'annotation';
  if (colour && below && looksLike(colour, below)) return 'background';
  if (isClippedAway(view, text, place.box)) return 'clipped';
  if (colour && isMaskedAway(view, at, place.ink)) return 'transparent';
  return undefined;
}

/** Words without paint are the text of a scan or of a drawing where something is seen in their place. */
function explainUnpainted(
  view: PageView,
  text: TextObject,
  { box, ink }: Place,
  cover: Cover | undefined,
  below: number[] | undefined,
): HiddenKind | undefined {
  if (!below) return undefined;
  if (cover?.kind === 'box') return 'box';
  if (findAnnotationOver(view, box)) return 'annotation';
  // Recognized text may stand a little beside the picture of it; on plain dark there is nothing that it could be of.
  const picture = findPicture(view.objects.covers, text, box);
  const isPaper = below.every((level) => level > LIGHT);
  if (picture) return isPaper ? undefined : 'picture';
  return differs(view.full, view.bare, ink) ? undefined : 'invisible';
}

function findCover(covers: Cover[], text: TextObject, box: Box): Cover | undefined {
  for (let at = covers.length - 1; at >= 0 && covers[at]!.order > text.order; at--)
    if (shareUnder(box, covers[at]!.box) >= COVERED_SHARE) return covers[at];
  return undefined;
}

function findPicture(covers: Cover[], text: TextObject, box: Box): Cover | undefined {
  return covers.find(({ kind, box: over }) => kind === 'picture' && shareUnder(box, over) >= COVERED_SHARE);
}

/** Text below a scan is what was recognized in it. */
function isScan({ objects, characters: { size } }: PageView): boolean {
  const page = { x: 0, y: 0, ...size };
  let share = 0;
  for (const { kind, box } of objects.covers) if (kind === 'picture') share += shareUnder(page, box);
  return share >= SCAN_SHARE;
}
