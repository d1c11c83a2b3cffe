import { destinationKey, listDestinations, namedPages } from '../pdf/destinations.ts';
import { MENTIONS } from '../pdf/scan.ts';
import { bytesToken, nameToken } from '../pdf/text.ts';
import { readNameTree } from '../pdf/trees.ts';
import { isDict, nameOf, PdfName, PdfString, type PdfValue } from '../pdf/values.ts';
import type { Edit } from '../pdf/copier.ts';
import type { PdfWriter } from '../pdf/writer.ts';
import type { Source } from './sources.ts';

const NAMES_PER_LEAF = 64;

/** The name each named destination gets in the result, by source; those of pages that stay behind are not in it. */
export type DestinationNames = Map<Source, Map<string, string>>;

/** Two inputs may call different places by one name: the later one is given another. */
export function nameDestinations(sources: Source[]): DestinationNames {
  const taken = new Set<string>();
  const names: DestinationNames = new Map();
  for (const [i, source] of sources.entries()) {
    const own = new Map<string, string>();
    names.set(source, own);
    for (const key of keysToKeep(source)) {
      let name = key;
      for (let n = i + 1; taken.has(name); n++) name = `${key}.${n}`;
      taken.add(name);
      own.set(key, name);
    }
  }
  return names;
}

/** Of a part that is not the whole document, only the places in it. */
function keysToKeep(source: Source): Iterable<string> {
  if (source.whole) return listDestinations(source.document).keys();
  return [...namedPages(source.open)].flatMap(([key, page]) => (source.pageNumbers.has(page) ? [key] : []));
}

/** Lets the copier put the new names where links and actions use the old ones. */
export function renameDestinations(source: Source, names: Map<string, string>): void {
  const changed = new Map([...names].filter(([key, name]) => key !== name));
  if (!changed.size) return;
  source.copier.renameMentions |= MENTIONS.destination;
  const before = source.copier.rename;
  source.copier.rename = (value) => [...(before?.(value) ?? []), ...destinationEdits(value, changed)];
}

function destinationEdits(value: PdfValue, changed: Map<string, string>): Edit[] {
  if (Array.isArray(value)) return value.flatMap((item) => destinationEdits(item, changed));
  if (!isDict(value)) return [];
  const used = [value.get('Dest'), nameOf(value.get('S')) === 'GoTo' ? value.get('D') : undefined];
  const own = used.flatMap((name) => {
    const token = renamedToken(name, changed);
    const placed = name instanceof PdfString || name instanceof PdfName;
    return token && placed ? [{ start: name.start, end: name.end, text: token }] : [];
  });
  return [...own, ...[...value.values()].flatMap((item) => destinationEdits(item, changed))];
}

/** A destination's new name as text; undefined when it has none or keeps it. */
export function renamedToken(value: PdfValue | undefined, names: Map<string, string>): string | undefined {
  const key = destinationKey(value);
  const name = key && names.get(key);
  if (!name || name === key) return undefined;
  return name.startsWith('n') ? nameToken(name.slice(1)) : bytesToken(Buffer.from(name.slice(1), 'latin1'));
}

/** The catalog's entries for all named destinations, and for attachments and scripts when `extras` come along. */
export function writeNames(writer: PdfWriter, names: DestinationNames, extras: boolean): string {
  let old = '';
  const rows: [string, string][] = [];
  for (const [source, own] of names) {
    const all = listDestinations(source.document);
    for (const [key, name] of own) {
      const value = source.copier.token(all.get(key)!.value);
      if (name.startsWith('n')) old += `${nameToken(name.slice(1))} ${value}`;
      else rows.push([name.slice(1), value]);
    }
  }
  let trees = rows.length ? `/Dests ${writeNameTree(writer, rows)} 0 R` : '';
  if (extras) {
    for (const tree of ['EmbeddedFiles', 'JavaScript']) {
      const entries = collectTree([...names.keys()], tree);
      if (entries.length) trees += `/${tree} ${writeNameTree(writer, entries)} 0 R`;
    }
  }
  return (old ? `/Dests<<${old}>>` : '') + (trees ? `/Names<<${trees}>>` : '');
}

/** Nothing refers to these keys, so a clash is ended by counting. */
function collectTree(sources: Source[], tree: string): [string, string][] {
  const rows = new Map<string, string>();
  for (const { document, copier } of sources) {
    for (const [bytes, value] of readNameTree(
      document,
      document.dict(document.root.get('Names'))?.get(tree),
    )) {
      const key = bytes.toString('latin1');
      let free = key;
      for (let n = 2; rows.has(free); n++) free = `${key}.${n}`;
      rows.set(free, copier.token(value));
    }
  }
  return [...rows];
}

const keyToken = (key: string): string => bytesToken(Buffer.from(key, 'latin1'));

export function writeNameTree(writer: PdfWriter, rows: [string, string][]): number {
  const sorted = rows.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
  const kids: number[] = [];
  for (let first = 0; first < sorted.length; first += NAMES_PER_LEAF) {
    const leaf = sorted.slice(first, first + NAMES_PER_LEAF);
    const ends = `/Limits[${keyToken(leaf[0]![0])}${keyToken(leaf.at(-1)![0])}]`;
    kids.push(
      writer.add(`<<${ends}/Names[${leaf.map(([key, value]) => `${keyToken(key)} ${value}`).join(' ')}]>>`),
    );
  }
  return writer.add(`<</Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`);
}
