import type { PdfDocument } from './document.ts';
import type { InheritedKey, Page } from './pages.ts';
import { type PdfDict, PdfRef, type PdfValue, nameOf } from './values.ts';

export function pageValue(page: Page, key: InheritedKey): PdfValue | undefined {
  return page.entries.get(key)?.value ?? page.inherited[key]?.value;
}

export type Resource = { kind: 'font' | 'image'; number: number; dict: PdfDict };

/** Fonts and images a page uses, those inside its forms too. What has no number of its own is left out. */
export function listResources(document: PdfDocument, page: Page): Resource[] {
  const found: Resource[] = [];
  const seen = new Set<PdfDict>();
  const todo = [document.dict(pageValue(page, 'Resources'))];
  while (todo.length) {
    const resources = todo.pop();
    if (!resources || seen.has(resources)) continue;
    seen.add(resources);
    for (const [number, dict] of members(document, resources, 'Font'))
      found.push({ kind: 'font', number, dict });
    for (const [number, dict] of members(document, resources, 'XObject')) {
      const kind = nameOf(document.resolve(dict.get('Subtype')));
      if (kind === 'Image') found.push({ kind: 'image', number, dict });
      if (kind === 'Form') todo.push(document.dict(dict.get('Resources')));
    }
  }
  return found;
}

function members(document: PdfDocument, resources: PdfDict, category: string): [number, PdfDict][] {
  const values = document.dict(resources.get(category))?.values() ?? [];
  return [...values].flatMap((value): [number, PdfDict][] => {
    const dict = document.dict(value);
    return dict && value instanceof PdfRef ? [[value.number, dict]] : [];
  });
}
