import {
  catalogOf,
  dictOf,
  everyDict,
  lookupName,
  lookupNumber,
  lookupStream,
  resolve,
} from '../pdf/graph/access.ts';
import { archivalPartOf } from '../standards/archival-part.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';

/** What forbids changes to a document. */
export type DocumentFacts = {
  /** A signature covers the bytes as they are: any change breaks it. */
  isSigned: boolean;
  /** The part of PDF/A that the document claims: 1, 2, 3, 4. */
  archivalPart: number | undefined;
  /** An archive whose device colours are not RGB: images stay in their own color spaces. Pages of part 4 may have intents of their own. */
  keepsSpaces: boolean;
};

export function readFacts(graph: PdfGraph): DocumentFacts {
  const archivalPart = archivalPartOf(graph);
  const keepsSpaces = archivalPart === 4 || (archivalPart !== undefined && !hasRgbIntent(graph));
  return { isSigned: hasSignature(graph), archivalPart, keepsSpaces };
}

function hasRgbIntent(graph: PdfGraph): boolean {
  const intents = resolve(graph, catalogOf(graph)?.get('OutputIntents'));
  return (Array.isArray(intents) ? intents : []).some((intent) => {
    const profile = lookupStream(graph, dictOf(resolve(graph, intent)), 'DestOutputProfile');
    return profile !== undefined && lookupNumber(graph, profile.dict, 'N') === 3;
  });
}

function hasSignature(graph: PdfGraph): boolean {
  for (const dict of everyDict(graph)) {
    if (!dict.has('ByteRange') || !dict.has('Contents')) continue;
    const type = lookupName(graph, dict, 'Type');
    if (type === undefined || type === 'Sig' || type === 'DocTimeStamp') return true;
  }
  return false;
}
