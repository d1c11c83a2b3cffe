import type { ContentSurvey } from './content/survey.ts';
import { catalogOf, dictOf, everyDict, lookupArray, lookupName, resolve } from '../pdf/graph/access.ts';
import { pagesOf } from '../pdf/graph/pages.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';

/** What programs keep in a document for themselves: no viewer shows any of it. */
const PRIVATE_KEYS = ['PieceInfo', 'Thumb'];

export function removePrivateData(graph: PdfGraph): void {
  for (const dict of everyDict(graph)) {
    for (const key of PRIVATE_KEYS) dict.delete(key);
    // The modification date of the private data.
    if (dict.has('LastModified') && lookupName(graph, dict, 'Type') === 'Page') dict.delete('LastModified');
  }
}

/** Title, author, dates and the XMP of everything in the document. */
export function removeMetadata(graph: PdfGraph): void {
  graph.trailer.delete('Info');
  for (const dict of everyDict(graph)) dict.delete('Metadata');
}

/** Notes, highlights, stamps and links. Form fields are the form, not remarks on it: they stay. */
export function removeAnnotations(graph: PdfGraph): void {
  for (const { dict } of pagesOf(graph)) {
    const annotations = lookupArray(graph, dict, 'Annots');
    if (!annotations) continue;
    const fields = annotations.filter((item) => {
      const annotation = dictOf(resolve(graph, item));
      return lookupName(graph, annotation, 'Subtype') === 'Widget';
    });
    if (fields.length > 0) dict.set('Annots', fields);
    else dict.delete('Annots');
  }
}

export function removeBookmarks(graph: PdfGraph): void {
  const catalog = catalogOf(graph);
  catalog?.delete('Outlines');
  if (lookupName(graph, catalog, 'PageMode') === 'UseOutlines') catalog?.delete('PageMode');
}

/** Images and forms that resources offer and no content uses: parts of a document bring along what the whole had. */
export function removeUnusedObjects({ objectNames, unclearObjects }: ContentSurvey): void {
  for (const [objects, names] of objectNames) {
    if (unclearObjects.has(objects)) continue;
    for (const name of objects.keys()) if (!names.has(name)) objects.delete(name);
  }
}

/** What a printing press is to be set up for: profiles of hundreds of kilobytes that no screen takes notice of. */
export function removePrintIntents(graph: PdfGraph): void {
  catalogOf(graph)?.delete('OutputIntents');
  for (const { dict } of pagesOf(graph)) dict.delete('OutputIntents');
}
