import { dictOf } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { stringBytes, stringText } from '../pdf/text.ts';
import { listTellingNames } from './forget-names.ts';
import { isFormatString } from './format-names.ts';
import { listTellingFonts } from './telling-fonts.ts';
import { type Proof, unproven } from './proof.ts';
import { bytesHold, isPhrase, profileHolds } from './scrub-bytes.ts';
import { isDrawn, isProgram, listContents, streamTexts } from './stream-kinds.ts';
import { stringHolds } from './string-texts.ts';
import { holdsTerm, type Term } from './terms.ts';
import type { WantedTerm } from './wanted-terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { nameOf, PdfStream, PdfString, type PdfValue } from '../pdf/values.ts';

const LARGE = 4 * 1024 * 1024;

/** Searches what a document says beside its pages: strings, names that its author chose, and streams. */
export function searchObjects(graph: PdfGraph, wanted: readonly WantedTerm[], proof: Proof): void {
  const terms = wanted.filter(({ isGoneBeside }) => isGoneBeside);
  const contents = listContents(graph);
  const waiting: { key: string; value: PdfValue }[] = [...graph.objects.values(), ...trailerOf(graph)].map(
    (value) => ({ key: '', value }),
  );
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { key, value } = next;
    if (value instanceof PdfString) {
      proof.strings += 1;
      if (!isFormatString(key, stringText(value)) && stringHolds(value, terms)) throw unproven('strings');
    } else if (value instanceof PdfStream) {
      proof.streams += 1;
      if (!contents.has(value) && streamHolds(graph, value, terms)) throw unproven('streams');
    }
    if (Array.isArray(value)) {
      // The colours of a palette are no text, but a longer word of their bytes is hardly there by chance.
      const isPalette = nameOf(value[0]) === 'Indexed';
      if (isPalette && value[3] instanceof PdfString && bytesHold(stringBytes(value[3]), terms))
        throw unproven('palettes');
      if (!isPalette) for (const item of value) waiting.push({ key, value: item });
    } else for (const [own, item] of dictOf(value) ?? []) waiting.push({ key: own, value: item });
    proof.names += dictOf(value)?.size ?? 0;
  }
  if (listTellingNames(graph, terms).size) throw unproven('names');
  if (listTellingFonts(graph, terms).length) throw unproven('fonts');
}

function trailerOf(graph: PdfGraph): PdfValue[] {
  return [...graph.trailer].flatMap(([key, value]) => (key === 'ID' ? [] : [value]));
}

function streamHolds(graph: PdfGraph, stream: PdfStream, terms: readonly Term[]): boolean {
  const bytes = readStream(graph, stream) ?? stream.raw;
  if (!isDrawn(graph, stream) && bytes.length < LARGE) return holdsTerm(streamTexts(graph, stream), terms);
  const isOfMakers = isProgram(graph, stream);
  return (
    (isOfMakers && profileHolds(bytes, terms)) ||
    bytesHold(bytes, isOfMakers ? terms.filter(isPhrase) : terms)
  );
}
