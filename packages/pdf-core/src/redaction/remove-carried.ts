import {
  catalogOf,
  dictOf,
  everyContainer,
  lookupDict,
  lookupName,
  resolve,
} from '../compress/model/access.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { isDict, type PdfValue } from '../pdf/values.ts';

/** What a document has for programs, or to be looked into by others than its readers. */
const CARRIED = ['PieceInfo', 'Thumb', 'LastModified', 'AF', 'SpiderInfo', 'Collection', 'XFA', 'Recipients'];

/** Takes out what cannot be looked into: attachments, scripts, private data of programs, and signatures, which hold no more. */
export function removeCarried(graph: PdfGraph): void {
  const names = lookupDict(graph, catalogOf(graph), 'Names');
  for (const key of ['EmbeddedFiles', 'JavaScript']) names?.delete(key);
  for (const value of graph.objects.values()) {
    const dict = dictOf(value);
    for (const key of CARRIED) dict?.delete(key);
    if (dict && lookupName(graph, dict, 'Type') === 'Filespec') dict.delete('EF');
  }
  lookupDict(graph, catalogOf(graph), 'AcroForm')?.delete('XFA');
  removeScripts(graph);
  removeSignatures(graph);
}

/** A script can put a text together that no search finds. */
function removeScripts(graph: PdfGraph): void {
  const isScript = (value: PdfValue) => {
    const dict = dictOf(resolve(graph, value));
    return dict !== undefined && (lookupName(graph, dict, 'S') === 'JavaScript' || dict.has('JS'));
  };
  for (const container of everyContainer(graph)) {
    if (isDict(container)) {
      for (const [key, value] of container) if (isScript(value)) container.delete(key);
    } else {
      const kept = container.filter((value) => !isScript(value));
      if (kept.length < container.length) container.splice(0, container.length, ...kept);
    }
  }
}

/** A signature over bytes that are not there any more is none. */
function removeSignatures(graph: PdfGraph): void {
  const catalog = catalogOf(graph);
  for (const key of ['Perms', 'DSS']) catalog?.delete(key);
  for (const value of graph.objects.values()) {
    if (!isDict(value)) continue;
    const signature = lookupDict(graph, value, 'V');
    if (signature?.has('ByteRange')) value.delete('V');
  }
  lookupDict(graph, catalog, 'AcroForm')?.delete('SigFlags');
}
