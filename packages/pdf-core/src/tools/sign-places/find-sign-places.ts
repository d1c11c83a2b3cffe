import { type Box, bottomOf, rightOf } from '../../layout/box.ts';
import type { PageInput, Ruling } from '../../layout/page-input.ts';
import { findSigners } from './find-signers.ts';
import {
  BEFORE_LINES,
  type BlankLine,
  isInside,
  type Label,
  type Phrase,
  type Reading,
  readLabels,
} from './read-labels.ts';
import type { SignPlace } from './report.ts';
import { isLeadIn, isOfSeveral } from './signer-words.ts';

type Found = Omit<SignPlace, 'page' | 'field'>;
/** What a label was found to name, from the top left corner. */
type Spot = { label: Label; line: BlankLine; room: number };

const SHORTEST = { signature: 40, initials: 18, date: 28, name: 40 };
/** A part of the width of the page: what is longer divides the page. */
const LONGEST = 0.72;
const MOST_LINES = 1500;
/** Points: how far a line may be from its label on the right, above and below. */
const BESIDE = 40;
const UNDER = 10;
const OVER = { least: 10, most: 60 };
const ROOM = { least: 12, most: 44 };
const WIDEST_BLANK = 220;
const MARGIN = 36;
/** How far below the words that lead in to them lines to sign may stand. */
const BELOW = 360;
/** A name is asked for beside the signature, not anywhere on the page. */
const NEAR = 130;

/** Where somebody is to sign: lines and blanks beside words that say so or who signs, in any of the four languages. */
export function findSignPlaces(page: PageInput, isLast: boolean): Found[] {
  const reading = readLabels(page.words);
  const lines = [...listRuledLines(page), ...reading.lines].slice(0, MOST_LINES);
  const drawn = [
    ...findUnder(reading.labels, lines, page),
    ...reading.labels.flatMap((label) => findBeside(label, lines, page, reading)),
    ...findSigners(page, lines, reading, isLast).map(({ label, line }) => makeSpot(label, line, page)),
  ];
  const spots = [...drawn, ...reading.labels.flatMap((label) => findInRow(label, drawn, page, reading))];
  const taken = new Set<Label>();
  const free = spots.filter((spot) => {
    if (taken.has(spot.label) || !isFree(spot, page, reading)) return false;
    taken.add(spot.label);
    return true;
  });
  return keepAsked(dropRepeated(free)).map(({ label, line, room }) => ({
    kind: label.kind,
    label: label.text,
    x: round(line.from),
    y: round(page.height - line.at),
    width: round(line.to - line.from),
    height: round(room),
  }));
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Lines that are not the sides of cells; pieces of one line are one. */
function listRuledLines({ rulings, width }: PageInput): BlankLine[] {
  const uprights = rulings.filter(({ upright }) => upright).slice(0, MOST_LINES);
  const level = rulings
    .filter(({ upright }) => !upright)
    .toSorted((one, other) => one.at - other.at || one.from - other.from);
  const joined: BlankLine[] = [];
  for (const { at, from, to } of level.slice(0, MOST_LINES)) {
    const last = joined.at(-1);
    if (last && Math.abs(last.at - at) < 1 && from - last.to < 4) last.to = Math.max(last.to, to);
    else joined.push({ at, from, to });
  }
  return joined.filter((line) => line.to - line.from < LONGEST * width && !isSide(line, uprights));
}

function isSide({ at, from, to }: BlankLine, uprights: Ruling[]): boolean {
  return uprights.some(
    (one) =>
      at > one.from - 2 && at < one.to + 2 && (Math.abs(one.at - from) < 2 || Math.abs(one.at - to) < 2),
  );
}

/** Labels that stand under a line: it is divided among them where there are several. */
function findUnder(labels: Label[], lines: BlankLine[], page: PageInput): Spot[] {
  const under = new Map<BlankLine, Label[]>();
  for (const label of labels) {
    const line = lines.find(
      ({ at, from, to }) =>
        label.y - at > -2 &&
        label.y - at < UNDER &&
        label.x > from - 12 &&
        label.x + label.width / 2 < to + 12,
    );
    if (line) under.set(line, [...(under.get(line) ?? []), label]);
  }
  return [...under].flatMap(([line, named]) => {
    const sorted = named.toSorted((one, other) => one.x - other.x);
    return sorted.map((label, index): Spot => {
      const from = index ? label.x : line.from;
      const next = sorted[index + 1];
      return makeSpot(label, { at: line.at, from, to: next ? next.x - 12 : line.to }, page);
    });
  });
}

/** The line on the right of a label or the one below it. */
function findBeside(label: Label, lines: BlankLine[], page: PageInput, { phrases }: Reading): Spot[] {
  const right = lines.find(
    ({ at, from, to }) =>
      from > rightOf(label) - 4 &&
      from < rightOf(label) + BESIDE &&
      Math.abs(at - label.baseline) < label.size &&
      to - from >= SHORTEST[label.kind],
  );
  if (right) return [makeSpot(label, right, page)];
  if (label.kind === 'signature' || label.kind === 'initials') {
    const below = lines.find(
      ({ at, from, to }) =>
        at - bottomOf(label) > OVER.least &&
        at - bottomOf(label) < OVER.most &&
        Math.abs(label.x - from) < 16 &&
        to - from >= SHORTEST[label.kind],
    );
    const isOther = below && isLeadIn(label.text) && hasCaption(below, phrases);
    if (below && !isOther) return [makeSpot(label, below, page)];
  }
  return [];
}

/** The blank that a label leaves on its row; what leads in to the lines below it asks for nothing there. */
function findInRow(label: Label, drawn: Spot[], page: PageInput, reading: Reading): Spot[] {
  const leads =
    isLeadIn(label.text) &&
    (isOfSeveral(label.text) || drawn.some(({ line }) => isBetween(line.at - label.baseline, 0, BELOW)));
  const needsLine = leads || BEFORE_LINES.test(label.text);
  const blank = needsLine ? undefined : findBlank(label, page, reading);
  return blank ? [makeSpot(label, blank, page)] : [];
}

const isBetween = (value: number, least: number, most: number) => value > least && value < most;

/** Something is printed right under a line, which says whose it is. */
const hasCaption = ({ at, from, to }: BlankLine, phrases: Phrase[]) =>
  phrases.some((one) => one.y - at > -2 && one.y - at < UNDER && one.x > from - 12 && one.x < to);

/** The empty part of a row behind `Signature:`, up to the side of its cell, the next word or the margin. */
function findBlank(label: Label, { rulings, width }: PageInput, { words }: Reading): BlankLine | undefined {
  const start = rightOf(label) + 4;
  const onRow = (box: Box) => box.y < label.baseline && bottomOf(box) > label.baseline - label.size * 0.6;
  const next = words.filter((word) => word.x > start - 2 && onRow(word)).map(({ x }) => x);
  const sides = rulings
    .filter(
      ({ upright, at, from, to }) =>
        upright && at > start && from < label.baseline - label.size * 0.5 && to > label.baseline,
    )
    .map(({ at }) => at);
  if (!label.text.endsWith(':') && !sides.length) return undefined;
  const to =
    Math.min(width - MARGIN, start + WIDEST_BLANK, ...next.slice(0, 200), ...sides.slice(0, 200)) - 4;
  const wanted = SHORTEST[label.kind] + 10;
  return to - start >= wanted ? { from: start, to, at: label.baseline + 2 } : undefined;
}

function makeSpot(label: Label, line: BlankLine, { words, rulings }: PageInput): Spot {
  const overlaps = (from: number, to: number) => from < line.to - 2 && to > line.from + 2;
  let ceiling = line.at - ROOM.most;
  for (const word of words)
    if (overlaps(word.x, rightOf(word)) && bottomOf(word) < line.at - 4)
      ceiling = Math.max(ceiling, bottomOf(word));
  for (const { upright, at, from, to } of rulings)
    if (!upright && overlaps(from, to) && at < line.at - 8) ceiling = Math.max(ceiling, at);
  return { label, line, room: Math.max(ROOM.least, line.at - ceiling - 2) };
}

/** Nobody has written or signed there. */
function isFree({ label, line, room }: Spot, page: PageInput, { words }: Reading): boolean {
  if (line.to - line.from < SHORTEST[label.kind]) return false;
  const box = { x: line.from, y: line.at - ROOM.least, width: line.to - line.from, height: ROOM.least + 1 };
  if (words.some((word) => isInside(box, word))) return false;
  const tall = { ...box, y: line.at - room, height: room + 4 };
  const isSmall = (picture: Box) => picture.width * picture.height < 0.3 * page.width * page.height;
  return !page.pictures.some((picture) => isSmall(picture) && isInside(tall, picture));
}

/** Two labels of one line, such as `Signature` before it and `(Tenant's signature)` under it. */
function dropRepeated(spots: Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const spot of spots) {
    const { line } = spot;
    const isKept = kept.some(
      ({ line: other }) =>
        Math.abs(other.at - line.at) < 6 && other.from < line.to - 4 && line.from < other.to - 4,
    );
    if (!isKept) kept.push(spot);
  }
  return kept;
}

/** A date or a name is asked of somebody who signs. */
function keepAsked(spots: Spot[]): Spot[] {
  const signed = spots.filter(({ label }) => label.kind === 'signature' || label.kind === 'initials');
  return spots.filter(({ label, line }) => {
    if (label.kind === 'signature' || label.kind === 'initials') return true;
    return signed.some((one) => Math.abs(one.line.at - line.at) < NEAR);
  });
}
