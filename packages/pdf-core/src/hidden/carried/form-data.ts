import {
  addObject,
  catalogOf,
  lookup,
  lookupArray,
  lookupDict,
  lookupName,
  lookupNumbers,
} from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { limits } from '../../limits.ts';
import { textOf } from '../../pdf/text.ts';
import { type PdfDict, PdfName, PdfStream, type PdfValue } from '../../pdf/values.ts';
import { type CarriedPart, makeItem, shortened } from './carried.ts';
import { dictAt } from './drop-objects.ts';

type Field = { dict: PdfDict; name: string; type: string };

/** The nodes of the form, each with its full name and the type it has or inherits. */
function listFields(graph: PdfGraph): Field[] {
  const fields: Field[] = [];
  const seen = new Set<PdfDict>();
  const top = lookupArray(graph, lookupDict(graph, catalogOf(graph), 'AcroForm'), 'Fields') ?? [];
  const todo = top.map((value) => ({ value, prefix: '', type: '' }));
  while (todo.length && fields.length < limits.objects) {
    const { value, prefix, type } = todo.pop()!;
    const dict = dictAt(graph, value);
    if (!dict || seen.has(dict)) continue;
    seen.add(dict);
    const name = [prefix, textOf(lookup(graph, dict, 'T'))].filter(Boolean).join('.');
    const kind = lookupName(graph, dict, 'FT') ?? type;
    fields.push({ dict, name, type: kind });
    for (const kid of lookupArray(graph, dict, 'Kids') ?? [])
      todo.push({ value: kid, prefix: name, type: kind });
  }
  return fields;
}

function valueOf(graph: PdfGraph, { dict, type }: Field): string | undefined {
  if (type === 'Sig') return undefined;
  const value = lookup(graph, dict, 'V');
  if (value instanceof PdfName) return value.name === 'Off' ? undefined : value.name;
  const list: PdfValue[] = Array.isArray(value) ? value : [value];
  return list.map((one) => textOf(one) ?? '').join(', ') || undefined;
}

/** What is filled in. Cleared, a form stays one that can be filled in. */
export const formData: CarriedPart = {
  find: (graph) => {
    const form = lookupDict(graph, catalogOf(graph), 'AcroForm');
    const xfa = form?.has('XFA') ? [{ name: 'XFA' }] : [];
    const filled = listFields(graph).flatMap((field) => {
      const value = shortened(valueOf(graph, field));
      return value ? [makeItem({ name: shortened(field.name), value })] : [];
    });
    return [...xfa, ...filled];
  },
  remove: (graph) => {
    const form = lookupDict(graph, catalogOf(graph), 'AcroForm');
    form?.delete('XFA');
    for (const field of listFields(graph)) clear(graph, field);
  },
};

function clear(graph: PdfGraph, { dict, type }: Field): void {
  if (type === 'Sig') return;
  for (const key of ['V', 'DV', 'RV', 'I']) dict.delete(key);
  if (type === 'Btn') {
    if (dict.has('AS')) dict.set('AS', new PdfName('Off'));
    return;
  }
  if (lookupName(graph, dict, 'Subtype') === 'Widget')
    dict.set('AP', new Map([['N', emptyLook(graph, dict)]]));
}

/** Archives want every field to have a look. */
function emptyLook(graph: PdfGraph, widget: PdfDict): PdfValue {
  const [left = 0, bottom = 0, right = 0, top = 0] = lookupNumbers(graph, widget, 'Rect') ?? [];
  const look: PdfDict = new Map<string, PdfValue>([
    ['Type', new PdfName('XObject')],
    ['Subtype', new PdfName('Form')],
    ['BBox', [0, 0, Math.abs(right - left), Math.abs(top - bottom)]],
    ['Resources', new Map()],
  ]);
  return addObject(graph, new PdfStream(look, Buffer.alloc(0)));
}
