import { PdfRef, nameOf, type PdfValue } from '../pdf/values.ts';
import type { Source } from './sources.ts';

/** The catalog's /OCProperties: layers that came along with the pages, each as visible as it was. */
export function layerProperties(sources: Source[]): string {
  const all: string[] = [];
  let name = '';
  const lists: Record<string, string[]> = { ON: [], OFF: [], Order: [], RBGroups: [], Locked: [] };
  for (const source of sources) {
    const { document } = source;
    const properties = document.dict(document.root.get('OCProperties'));
    const config = document.dict(properties?.get('D'));
    const groups = used(source, document.array(properties?.get('OCGs')));
    if (!groups.length) continue;
    all.push(...groups);
    // Where names are required, as by PDF/A, one is enough: only this configuration is written.
    if (!name && config?.has('Name')) name = `/Name ${source.copier.token(config.get('Name')!)}`;
    const own = (key: string) => used(source, document.array(config?.get(key)));
    // One base state serves the whole result: layers of a part that starts with all off are listed instead.
    const on = new Set(own('ON'));
    if (nameOf(document.resolve(config?.get('BaseState'))) === 'OFF') {
      lists.OFF!.push(...groups.filter((group) => !on.has(group)));
    } else lists.OFF!.push(...own('OFF'));
    for (const key of ['ON', 'Order', 'RBGroups', 'Locked']) lists[key]!.push(...own(key));
  }
  if (!all.length) return '';
  // A list that is there has to hold every layer.
  if (lists.Order!.length) {
    const parts = lists.Order!.join(' ').split(/[[\] ]/u);
    const listed = new Set(parts.map((part, at) => parts.slice(at, at + 3).join(' ')));
    lists.Order!.push(...all.filter((group) => !listed.has(group)));
  }
  const config = Object.entries(lists).flatMap(([key, items]) =>
    items.length ? [`/${key}[${items.join(' ')}]`] : [],
  );
  return `/OCProperties<</OCGs[${all.join(' ')}]/D<<${name}${config.join('')}>>>>`;
}

/** References to layers that came along, in the shape in which they are listed. */
function used(source: Source, items: PdfValue[], depth = 0): string[] {
  return items.flatMap((item) => {
    const list = Array.isArray(item) ? item : source.document.array(item);
    if (list.length) {
      const inner = depth < 32 ? used(source, list, depth + 1) : [];
      return inner.length ? [`[${inner.join(' ')}]`] : [];
    }
    if (!(item instanceof PdfRef)) return depth && !Array.isArray(item) ? [source.copier.token(item)] : [];
    const number = source.copier.mapped(item.number);
    return number ? [`${number} 0 R`] : [];
  });
}
