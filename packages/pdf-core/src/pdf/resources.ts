import type { PdfDocument } from './document.ts';
import { type PdfDict, PdfRef, nameOf } from './values.ts';

export type Resource = { kind: 'font' | 'image'; number: number; dict: PdfDict };

/** Fonts and images that resources name, those inside forms too. What has no number of its own is left out. */
export function* listResources(document: PdfDocument, own: PdfDict | undefined): Generator<Resource> {
  const seen = new Set<PdfDict>();
  const todo = [own];
  while (todo.length) {
    const resources = todo.pop();
    if (!resources || seen.has(resources)) continue;
    seen.add(resources);
    for (const [number, dict] of members(document, resources, 'Font')) yield { kind: 'font', number, dict };
    for (const [number, dict] of members(document, resources, 'XObject')) {
      const kind = nameOf(document.resolve(dict.get('Subtype')));
      if (kind === 'Image') yield { kind: 'image', number, dict };
      if (kind === 'Form') todo.push(document.dict(dict.get('Resources')));
    }
  }
}

function members(document: PdfDocument, resources: PdfDict, category: string): [number, PdfDict][] {
  const values = document.dict(resources.get(category))?.values() ?? [];
  return [...values].flatMap((value): [number, PdfDict][] => {
    const dict = document.dict(value);
    return dict && value instanceof PdfRef ? [[value.number, dict]] : [];
  });
}
