import { bottomOf, type Box, rightOf } from '../../layout/box.ts';
import type { PageInput } from '../../layout/page-input.ts';
import type { BlankLine, Label, Phrase, Reading } from './read-labels.ts';
import { isLeadIn, readsAsName, readsAsRole, readsAsTitle, saysSigned } from './signer-words.ts';

/** Points. */
const WIDTH = { least: 80, most: 300 };
const UNDER = 16;
const BESIDE = 30;
const SAME_ROW = 6;
/** A line this close below words is the next row of a table. */
const ROW = 12;
/** How far below the words `Signed by the parties` lines may stand that only a name says anything of. */
const AFTER = 360;
const MOST_SIGNERS = 100;
/** A part of the height of a page that is not one of the last: lines to sign stand below it. */
const LOWER = 0.5;

type Signer = { label: Label; line: BlankLine };

/** Lines to sign that only a name or a role stands under or beside: `Margaret Holloway, Landlord`. */
export function findSigners(
  page: PageInput,
  lines: BlankLine[],
  { phrases, labels, words }: Reading,
  isLast: boolean,
): Signer[] {
  const signedAt = words.filter(({ text }) => saysSigned(text)).map(({ y }) => y);
  const signers: Signer[] = [];
  for (const line of lines) {
    const width = line.to - line.from;
    if (width < WIDTH.least || width > WIDTH.most || signers.length >= MOST_SIGNERS) continue;
    const isAfterSigned = signedAt.some((y) => isBetween(line.at - y, 0, AFTER));
    if (!isAfterSigned && !isLast && line.at < LOWER * page.height) continue;
    const onRow = phrases.filter(({ baseline, size }) => Math.abs(baseline - line.at) < size * 0.6);
    const before = onRow.find((one) => isBetween(line.from - rightOf(one), -4, BESIDE));
    const behind = onRow.find((one) => isBetween(one.x - line.to, -4, BESIDE));
    const beside = before ?? behind;
    if (beside) {
      const isDated = labels.some(
        ({ kind, baseline }) => kind === 'date' && Math.abs(baseline - line.at) < SAME_ROW,
      );
      const isSigner = readsAsRole(beside.text) && (isAfterSigned || isDated);
      if (isSigner) signers.push({ label: { ...beside, kind: 'signature' }, line });
      continue;
    }
    const label = readCaption(line, lines, phrases, isAfterSigned);
    if (label) signers.push({ label, line });
  }
  return [...signers, ...findBeside(signers, lines, { phrases, labels })];
}

/** Lines of one length on one row are signed by one each: what is printed under one of them names another party. */
function findBeside(
  signers: Signer[],
  lines: BlankLine[],
  { phrases, labels }: Pick<Reading, 'phrases' | 'labels'>,
): Signer[] {
  const leads = phrases.filter(({ text }) => isLeadIn(text));
  const known = new Set(signers.map(({ line }) => line));
  return lines.flatMap((line): Signer[] => {
    const beside = lines.filter((other) => isPair(line, other));
    const isLed = leads.some(({ y }) => isBetween(line.at - y, 0, AFTER));
    if (known.has(line) || !beside.length || !isLed) return [];
    const [caption, ...others] = captionsOf(line, phrases);
    const isAsked = labels.some(
      ({ text, baseline }) => text === caption?.text && baseline === caption.baseline,
    );
    const isAlone = caption && !isAsked && fits(caption, line) && readsAsTitle(caption.text);
    if (!isAlone || others.some(({ y }) => y - caption.y < UNDER)) return [];
    const areNamed = beside.some(
      (other) => known.has(other) || captionsOf(other, phrases).some(({ text }) => readsAsTitle(text)),
    );
    return areNamed ? [{ label: { ...caption, kind: 'signature' }, line }] : [];
  });
}

function isPair(line: BlankLine, other: BlankLine): boolean {
  const [width, wide] = [line.to - line.from, other.to - other.from];
  return (
    line !== other &&
    width > WIDTH.least &&
    width < WIDTH.most &&
    Math.abs(line.at - other.at) < 2 &&
    Math.abs(width - wide) < 0.2 * width
  );
}

const captionsOf = (line: BlankLine, phrases: Phrase[]) =>
  phrases
    .filter((one) => isBetween(one.y - line.at, -2, UNDER) && isShared(one, line))
    .toSorted((one, other) => one.baseline - other.baseline);

/** One or two rows under a line, alone on it and no wider: a role, or a name where the page says that it is signed. */
function readCaption(
  line: BlankLine,
  lines: BlankLine[],
  phrases: Phrase[],
  isAfterSigned: boolean,
): Label | undefined {
  const near = phrases.filter((one) => isBetween(one.y - line.at, -2, 2 * UNDER) && isShared(one, line));
  const [first, next] = near.toSorted((one, other) => one.baseline - other.baseline);
  if (!first || first.y - line.at > UNDER || !fits(first, line)) return undefined;
  const down = next ? next.baseline - first.baseline : Infinity;
  if (down < first.size * 0.8) return undefined;
  const isRow = lines.some(
    ({ at, from, to }) => isBetween(at - bottomOf(first), -2, ROW) && from < line.to && to > line.from,
  );
  if (isRow) return undefined;
  const role = next && down < first.size * 1.8 && fits(next, line) && readsAsRole(next.text) ? next.text : '';
  const isName = readsAsName(first.text);
  if (!readsAsRole(first.text) && !(isName && (role || isAfterSigned))) return undefined;
  return { ...first, text: role ? `${first.text}, ${role}` : first.text, kind: 'signature' };
}

const isBetween = (value: number, least: number, most: number) => value > least && value < most;
const isShared = ({ x, width }: Box, { from, to }: BlankLine) => x < to && x + width > from;
const fits = ({ x, width }: Box, { from, to }: BlankLine) =>
  x > from - 12 && x + width < to + Math.max(12, 0.25 * (to - from));
