import { rightOf } from '../layout/box.ts';
import { FAR } from '../layout/build-lines.ts';
import { leadOf } from '../layout/group-paragraphs.ts';
import type { Word } from '../layout/make-chunks.ts';
import type { Line } from '../layout/page-layout.ts';
import type { Tab } from './document.ts';

/** Words of a line that follow one another. `dots` lead to them from the ones before. */
export type Piece = { words: Word[]; dots: boolean };
export type TabbedLines = { lines: Line[]; pieces: Piece[][]; tabs: Tab[]; hangs: boolean };

// In sizes of the font.
/** Two words that are all of a line, which may be spread over a narrow column. */
const FAR_ALONE = 4;
const SAME_EDGE = 0.6;
/** Gaps of a justified line are as wide as this share of its widest one. */
const EVEN = 0.6;
const LEAST_DOTS = 4;
/** A paragraph with more stops than this is cut. */
const MOST_STOPS = 20;
const DOTS = /^(?:\.+|…+)$/u;
/** Dots that a word, or a number behind them, is written together with. */
const WORD_WITH_DOTS = /^([^.]|.*[^.])\.{4,}$/u;
const NUMBER_BEHIND_DOTS = /\.{4}(\d{1,5}|[ivxlc]{1,6})$/u;

/**
 * Lines cut where others have other tab stops, each with its pieces and the stops at which they stand. `right` is how far
 * the column of the lines reaches.
 */
export function findTabs(lines: Line[], right: number): TabbedLines[] {
  const groups: TabbedLines[] = [];
  const all = lines.map(piecesOf);
  if (hangs(lines, all)) return [{ lines, pieces: all, tabs: stopsOf(all[0]!, right), hangs: true }];
  for (const [at, line] of lines.entries()) {
    const pieces = all[at]!;
    const open = groups.at(-1);
    const tabs = uniteStops(open?.tabs ?? [], stopsOf(pieces, right));
    // Lines before need another look only where a stop is new.
    const asked = open && tabs.length > open.tabs.length ? [...open.pieces, pieces] : [pieces];
    const isFitting = tabs.length <= MOST_STOPS && asked.every((some) => reaches(some, tabs, right));
    if (open && isFitting) {
      open.lines.push(line);
      open.pieces.push(pieces);
      open.tabs = tabs;
    } else groups.push({ lines: [line], pieces: [pieces], tabs: stopsOf(pieces, right), hangs: false });
  }
  return groups;
}

/** A name, and what it means set apart from it in all lines of a paragraph. */
function hangs(lines: Line[], all: Piece[][]): boolean {
  const [first, ...others] = all;
  if (first?.length !== 2 || !others.length || others.some((pieces) => pieces.length > 1)) return false;
  const { x } = first[1]!.words[0]!;
  return lines.slice(1).every((line) => Math.abs(line.x - x) < SAME_EDGE * line.size);
}

/** The pieces of a line, without the dots that lead to them. */
export function piecesOf(line: Line): Piece[] {
  const lead = leadOf(line);
  const isFar = farGap(line);
  const pieces: Piece[] = [{ words: [], dots: false }];
  let dots: Word[] = [];
  const closeDots = () => {
    if (dots.length) pieces.at(-1)!.words.push(...dots);
    dots = [];
  };
  for (const [at, word] of line.words.flatMap(splitDots).entries()) {
    const open = pieces.at(-1)!;
    if (at > 0 && DOTS.test(word.text)) {
      dots.push(word);
      continue;
    }
    const glued = WORD_WITH_DOTS.exec(open.words.at(-1)?.text ?? '');
    const count = dots.reduce((sum, { text }) => sum + text.length * (text.startsWith('…') ? 3 : 1), 0);
    if (glued || count >= LEAST_DOTS) {
      if (glued) open.words.push({ ...open.words.pop()!, text: glued[1]! });
      dots = [];
      pieces.push({ words: [word], dots: true });
      continue;
    }
    const before = dots.at(-1) ?? open.words.at(-1);
    closeDots();
    const isApart = at > lead && before !== undefined && isFar(word.x - rightOf(before));
    if (isApart) pieces.push({ words: [word], dots: false });
    else pieces.at(-1)!.words.push(word);
  }
  closeDots();
  return pieces;
}

/** The number of a page stands by itself, also where it follows its dots without a space. */
function splitDots(word: Word): Word[] {
  const [, number = ''] = NUMBER_BEHIND_DOTS.exec(word.text) ?? [];
  if (!number) return [word];
  const width = (word.width * number.length) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, -number.length), width: word.width - width },
    { ...word, text: number, x: rightOf(word) - width, width },
  ];
}

function farGap({ words, size }: Line): (gap: number) => boolean {
  const gaps = words.slice(1).map((word, at) => word.x - rightOf(words[at]!));
  const least = (words.length > 2 ? FAR : FAR_ALONE) * size;
  const widest = Math.max(0, ...gaps);
  const isEven = words.length > 2 && gaps.every((gap) => gap > EVEN * widest);
  return (gap) => !isEven && gap > least;
}

function stopsOf(pieces: Piece[], right: number): Tab[] {
  return pieces.slice(1).map(({ words, dots }, at): Tab => {
    const [first, last] = [words[0]!, words.at(-1)!];
    const isAtEnd = at === pieces.length - 2 && Math.abs(rightOf(last) - right) < SAME_EDGE * last.size;
    return isAtEnd || dots
      ? { at: rightOf(last), right: true, dots }
      : { at: first.x, right: false, dots: false };
  });
}

function uniteStops(tabs: Tab[], others: Tab[]): Tab[] {
  const united = [...tabs];
  for (const tab of others) if (!united.some((known) => isSame(known, tab))) united.push(tab);
  return united.toSorted((one, other) => one.at - other.at);
}

/** Points: stops that are no further apart are one. */
const SAME_STOP = 4;
const isSame = (one: Tab, other: Tab) =>
  one.right === other.right && one.dots === other.dots && Math.abs(one.at - other.at) < SAME_STOP;

/** Whether each tab of a line leads to its own stop: the next one behind the piece before it. */
function reaches(pieces: Piece[], tabs: Tab[], right: number): boolean {
  return stopsOf(pieces, right).every((own, at) => {
    const end = rightOf(pieces[at]!.words.at(-1)!);
    const next = tabs.find((tab) => tab.at > end + 1);
    return next !== undefined && isSame(next, own);
  });
}
