import { zipSync, type Zippable } from 'fflate';
import { officeLimits, tooMuch } from './office-limits.ts';
import { openZip } from './zip.ts';
import { listTags, type Tag } from './xml-tags.ts';

/** The parts of a Word file or an OpenDocument text that have words. */
const PARTS = /^(?:word\/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml|content\.xml)$/u;

/** What is left out with all that it contains: deleted text, the text before a move, and how something looked before. */
const LEFT_OUT = new Set([
  'w:del',
  'w:moveFrom',
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblGridChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:numberingChange',
  'text:tracked-changes',
]);
/** What is left out around its contents: inserted text, and marks of places. */
const UNWRAPPED = new Set(['w:ins', 'w:moveTo', 'text:change', 'text:change-start', 'text:change-end']);
/** Deletes the row or the end of the paragraph whose properties have it. */
const DELETES = new Set(['w:del', 'w:moveFrom']);
const HOLDERS = new Set(['w:tbl', 'w:tr', 'w:p']);
const ZIP = 'PK\x03\x04';

/** A copy of a Word file or an OpenDocument text in which every tracked change is accepted; undefined if it has none. */
export function acceptChanges(bytes: Uint8Array): Uint8Array | undefined {
  if (Buffer.from(bytes.subarray(0, ZIP.length)).toString('latin1') !== ZIP) return undefined;
  const zip = openZip(bytes);
  const accepted = new Map<string, Uint8Array>();
  for (const name of zip.names.filter((one) => PARTS.test(one))) {
    const text = Buffer.from(zip.read(name) ?? []).toString('latin1');
    const next = acceptInXml(text);
    if (next !== text) accepted.set(name, Buffer.from(next, 'latin1'));
  }
  if (!accepted.size) return undefined;
  const parts: Zippable = {};
  // The part that was read counts once more: honest files are far below that limit.
  for (const name of zip.names) parts[name] = accepted.get(name) ?? zip.read(name) ?? new Uint8Array();
  return zipSync(parts, { level: 0 });
}

/** An element that goes if nothing of it is left. */
type Holder = { name: string; from: number; isDeleted: boolean; hasContent: boolean; isInCell: boolean };

/** One part, as its bytes: the names of its elements are ASCII. */
export function acceptInXml(text: string): string {
  const kept: string[] = [];
  const open: string[] = [];
  const holders: Holder[] = [];
  let skipped: { name: string; depth: number } | undefined;
  let from = 0;
  for (const tag of listTags(text)) {
    if (!skipped) kept.push(text.slice(from, tag.start));
    from = tag.end;
    if (skipped) {
      if (tag.name === skipped.name && tag.kind === 'open') skipped.depth++;
      if (tag.name === skipped.name && tag.kind === 'close' && --skipped.depth === 0) skipped = undefined;
      continue;
    }
    if (LEFT_OUT.has(tag.name) && tag.kind !== 'close') {
      if (DELETES.has(tag.name)) markDeleted(open, holders);
      if (tag.kind === 'open') skipped = { name: tag.name, depth: 1 };
    } else if (!UNWRAPPED.has(tag.name)) {
      if (open.length > officeLimits.depth) throw tooMuch('elements inside one another');
      follow(tag, text, { kept, open, holders });
    }
  }
  kept.push(skipped ? '' : text.slice(from));
  return kept.join('');
}

function follow(
  tag: Tag,
  text: string,
  { kept, open, holders }: { kept: string[]; open: string[]; holders: Holder[] },
): void {
  const { name, kind } = tag;
  const holder = holders.at(-1);
  if (kind !== 'close' && holder && (name === 'w:r' || name === 'w:sectPr')) holder.hasContent = true;
  if (kind === 'open') {
    if (HOLDERS.has(name))
      holders.push({
        name,
        from: kept.length,
        isDeleted: false,
        hasContent: false,
        isInCell: open.at(-1) === 'w:tc',
      });
    open.push(name);
  }
  kept.push(text.slice(tag.start, tag.end));
  if (kind !== 'close') return;
  open.pop();
  if (holder?.name !== name) return;
  holders.pop();
  const isLeft = !isGone(holder);
  if (!isLeft) kept.length = holder.from;
  const table = name === 'w:tr' ? holders.at(-1) : undefined;
  if (table && isLeft) table.hasContent = true;
  if (table && !isLeft) table.isDeleted = true;
}

/** A cell needs a paragraph, and a paragraph with words left goes on where it was. */
function isGone({ name, isDeleted, hasContent, isInCell }: Holder): boolean {
  if (name === 'w:tr') return isDeleted;
  return isDeleted && !hasContent && !isInCell;
}

function markDeleted(open: string[], holders: Holder[]): void {
  const holder = holders.at(-1);
  const [outer, inner] = [open.at(-2), open.at(-1)];
  const isOfRow = inner === 'w:trPr' && holder?.name === 'w:tr';
  const isOfParagraph = inner === 'w:rPr' && outer === 'w:pPr' && holder?.name === 'w:p';
  if (holder && (isOfRow || isOfParagraph)) holder.isDeleted = true;
}
