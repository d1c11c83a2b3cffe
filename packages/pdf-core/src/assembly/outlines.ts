import { readOutlines, type OutlineItem } from '../pdf/outlines.ts';
import { textToken } from '../pdf/text.ts';
import type { PdfWriter } from '../pdf/writer.ts';
import { renamedToken, type DestinationNames } from './names.ts';
import type { AssemblySettings, Source } from './sources.ts';

/** A bookmark of the result: its keys as text, and those below it. */
type Entry = { keys: string; open: boolean; children: Entry[] };

/** Writes the bookmarks; the number of their root, 0 when there are none. */
export function writeOutlines(
  writer: PdfWriter,
  sources: Source[],
  names: DestinationNames,
  how: AssemblySettings['outlines'],
): number {
  if (how === 'drop') return 0;
  const entries = sources.flatMap((source) => {
    const own = readOutlines(source.open).flatMap((item) => takeItem(item, source, names.get(source)!));
    if (how === 'keep') return own;
    const first = source.chosen[0];
    const target = first ? `/Dest[${first.number} 0 R/Fit]` : '';
    return [{ keys: `/Title ${textToken(source.title)}${target}`, open: false, children: own }];
  });
  if (!entries.length) return 0;
  const root = writer.allocate();
  writer.object(
    root,
    `<</Type/Outlines${writeLevel(writer, entries, root)}/Count ${countVisible(entries)}>>`,
  );
  return root;
}

/** An item whose page stays behind goes too, unless one below it leads into the part. */
function takeItem(item: OutlineItem, source: Source, names: Map<string, string>): Entry[] {
  const children = item.children.flatMap((child) => takeItem(child, source, names));
  const stays = source.whole || (item.page !== undefined && source.pageNumbers.has(item.page));
  if (!stays && !children.length) return [];
  const { copier } = source;
  const keys = [`/Title ${copier.token(source.document.resolve(item.dict.get('Title')))}`];
  for (const key of ['C', 'F'])
    if (item.dict.has(key)) keys.push(`/${key} ${copier.token(item.dict.get(key))}`);
  if (stays) keys.push(targetKeys(item, source, names));
  return [{ keys: keys.join(''), open: item.open, children }];
}

function targetKeys(item: OutlineItem, source: Source, names: Map<string, string>): string {
  const { copier, document } = source;
  const { destination } = item;
  // An action that goes on to further actions is more than the place it leads to.
  if (destination === undefined || document.dict(item.dict.get('A'))?.has('Next')) {
    return item.dict.has('A') ? `/A ${copier.token(item.dict.get('A'))}` : '';
  }
  return `/Dest ${renamedToken(document.resolve(destination), names) ?? copier.token(destination)}`;
}

function writeLevel(writer: PdfWriter, entries: Entry[], parent: number): string {
  const numbers = entries.map(() => writer.allocate());
  for (const [i, { keys, open, children }] of entries.entries()) {
    const number = numbers[i]!;
    const previous = i > 0 ? `/Prev ${numbers[i - 1]} 0 R` : '';
    const next = i + 1 < numbers.length ? `/Next ${numbers[i + 1]} 0 R` : '';
    const count = children.length ? `/Count ${open ? countVisible(children) : -children.length}` : '';
    const below = children.length ? writeLevel(writer, children, number) : '';
    writer.object(number, `<<${keys}/Parent ${parent} 0 R${previous}${next}${below}${count}>>`);
  }
  return `/First ${numbers[0]} 0 R/Last ${numbers.at(-1)} 0 R`;
}

function countVisible(entries: Entry[]): number {
  return entries.reduce((sum, { open, children }) => sum + 1 + (open ? countVisible(children) : 0), 0);
}
