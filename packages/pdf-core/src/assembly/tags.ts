import { readNameTree, readNumberTree } from '../pdf/trees.ts';
import { nameToken } from '../pdf/text.ts';
import { isDict, PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';
import type { PdfWriter } from '../pdf/writer.ts';
import { writeNameTree } from './names.ts';
import type { Source } from './sources.ts';

type Tagged = { source: Source; root: PdfDict; offset: number };
/** The tags of all parts as one tree; its number is known before anything is copied. */
export type TagTree = { number: number; tagged: Tagged[]; isWhole: boolean };

/**
 * Tags refer to pages and objects by keys, and each part counts its keys from 0, so those of later parts are shifted.
 * Undefined if a part lacks pages, because its tags would then be wrong.
 */
export function gatherTags(writer: PdfWriter, sources: Source[]): TagTree | undefined {
  const tagged: Tagged[] = [];
  let offset = 0;
  for (const source of sources) {
    const { document, copier, chosen, open } = source;
    const ref = document.root.get('StructTreeRoot');
    const root = document.dict(ref);
    if (!root) continue;
    const isOnce = source.whole && chosen.length === open.pages.pages.length;
    if (!isOnce || !(ref instanceof PdfRef)) return undefined;
    tagged.push({ source, root, offset });
    copier.keyOffset = offset;
    const keys = readNumberTree(document, root.get('ParentTree')).map(([key]) => key);
    const next = Number(document.resolve(root.get('ParentTreeNextKey'))) || 0;
    offset += Math.max(next, keys.length ? keys.at(-1)! + 1 : 0);
  }
  if (!tagged.length || !mapsAgree(tagged, 'RoleMap') || !mapsAgree(tagged, 'ClassMap')) return undefined;
  const number = writer.allocate();
  for (const { source } of tagged) {
    const { number: old } = source.document.root.get('StructTreeRoot') as PdfRef;
    source.copier.redirect(old, number);
  }
  return { number, tagged, isWhole: tagged.length === sources.length };
}

/** Two parts that mean different things by one name cannot share a table of names. */
function mapsAgree(tagged: Tagged[], key: 'RoleMap' | 'ClassMap'): boolean {
  const meanings = new Map<string, string>();
  for (const { source, root } of tagged) {
    for (const [name, value] of source.document.dict(root.get(key)) ?? []) {
      const meaning = describe(source.document.resolve(value));
      if ((meanings.get(name) ?? meaning) !== meaning) return false;
      meanings.set(name, meaning);
    }
  }
  return true;
}

function describe(value: PdfValue): string {
  return JSON.stringify(value, (key, inner: unknown) =>
    key === 'start' || key === 'end' || key === 'source'
      ? undefined
      : inner instanceof Map
        ? [...inner]
        : inner,
  );
}

/** The catalog's entries for the tags. */
export function writeTags(writer: PdfWriter, tree: TagTree | undefined): string {
  if (!tree) return '';
  const { number, tagged, isWhole } = tree;
  const all = (key: string) =>
    tagged.flatMap(({ source, root }) => {
      const value = source.document.resolve(root.get(key));
      const items = Array.isArray(value) ? value : value === null ? [] : [root.get(key)!];
      return items.map((item) => source.copier.token(item));
    });
  const keys = [`/Type/StructTreeRoot/K[${all('K').join(' ')}]`];
  const namespaces = all('Namespaces');
  if (namespaces.length) keys.push(`/Namespaces[${namespaces.join(' ')}]`);
  for (const key of ['RoleMap', 'ClassMap'] as const) {
    const rows = new Map<string, string>();
    for (const { source, root } of tagged) {
      for (const [name, value] of source.document.dict(root.get(key)) ?? [])
        rows.set(name, source.copier.token(value));
    }
    if (rows.size)
      keys.push(`/${key}<<${[...rows].map(([name, value]) => `${nameToken(name)} ${value}`).join('')}>>`);
  }
  const rows = tagged.flatMap(({ source, root, offset }) =>
    readNumberTree(source.document, root.get('ParentTree')).map(
      ([key, value]) => [key + offset, source.copier.token(value)] as const,
    ),
  );
  keys.push(
    `/ParentTree ${writeNumberTree(writer, rows)} 0 R/ParentTreeNextKey ${(rows.at(-1)?.[0] ?? -1) + 1}`,
  );
  const ids = new Map<string, string>();
  for (const { source, root } of tagged) {
    for (const [id, value] of readNameTree(source.document, root.get('IDTree')))
      if (!ids.has(id.toString('latin1'))) ids.set(id.toString('latin1'), source.copier.token(value));
  }
  if (ids.size) keys.push(`/IDTree ${writeNameTree(writer, [...ids])} 0 R`);
  writer.object(number, `<<${keys.join('')}>>`);
  const isMarked = isWhole && tagged.every(({ source }) => isDict(markInfo(source)) && isTrue(source));
  return `/StructTreeRoot ${number} 0 R${isMarked ? '/MarkInfo<</Marked true>>' : ''}`;
}

const markInfo = ({ document }: Source) => document.dict(document.root.get('MarkInfo'));
const isTrue = (source: Source) => source.document.resolve(markInfo(source)?.get('Marked')) === true;

function writeNumberTree(writer: PdfWriter, rows: (readonly [number, string])[]): number {
  return writer.add(`<</Nums[${rows.map(([key, value]) => `${key} ${value}`).join(' ')}]>>`);
}
