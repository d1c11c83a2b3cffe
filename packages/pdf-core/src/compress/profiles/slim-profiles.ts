import { throwIfAborted } from '../../tool.ts';
import type { ToolContext } from '../../tool.ts';
import {
  everyContainer,
  lookup,
  lookupArray,
  lookupName,
  lookupNumber,
  resolve,
} from '../../pdf/graph/access.ts';
import { readStream, deflate, withoutEncoding } from '../../pdf/graph/read-stream.ts';
import { applyUpPredictor } from '../../pdf/predictor.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfRef, PdfStream, nameOf, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { showsSameColours } from './same-colours.ts';
import { slimProfile } from './slim-profile.ts';

/** A smaller one has no tables worth the look. */
const SMALLEST = 10_000;

/** Reduces profiles that only describe colors, if PDFium shows the same colors afterwards. */
export async function slimProfiles(graph: PdfGraph, context: ToolContext | undefined): Promise<void> {
  const { shown, printedWith } = listProfiles(graph);
  for (const [number, stream] of shown) {
    if (printedWith.has(stream) || stream.raw.length < SMALLEST) continue;
    throwIfAborted(context);
    const slim = await slimmed(graph, stream);
    if (slim) graph.objects.set(number, slim);
  }
}

async function slimmed(graph: PdfGraph, stream: PdfStream): Promise<PdfStream | undefined> {
  const profile = readStream(graph, stream);
  const slim = profile && slimProfile(profile);
  if (!slim) return undefined;
  const { bytes, rowBytes } = slim;
  const raw = deflate(rowBytes > 1 ? applyUpPredictor(bytes, rowBytes) : bytes);
  if (raw.length >= stream.raw.length) return undefined;
  const dict: PdfDict = withoutEncoding(stream.dict).set('Filter', new PdfName('FlateDecode'));
  if (rowBytes > 1)
    dict.set(
      'DecodeParms',
      new Map([
        ['Predictor', 12],
        ['Columns', rowBytes],
      ]),
    );
  const replacement = new PdfStream(dict, raw, true);
  const components = lookupNumber(graph, dict, 'N') ?? 0;
  return (await showsSameColours(graph, stream, replacement, components)) ? replacement : undefined;
}

/** Profiles of colour spaces, and those that colours are also turned into: where layers are mixed, and by a press. */
function listProfiles(graph: PdfGraph): { shown: Map<number, PdfStream>; printedWith: Set<PdfValue> } {
  const shown = new Map<number, PdfStream>();
  const printedWith = new Set<PdfValue>();
  for (const value of everyContainer(graph)) {
    if (Array.isArray(value)) {
      const [family, profile] = value;
      const stream = resolve(graph, profile);
      if (
        nameOf(resolve(graph, family)) === 'ICCBased' &&
        profile instanceof PdfRef &&
        stream instanceof PdfStream
      )
        shown.set(profile.number, stream);
      continue;
    }
    printedWith.add(lookup(graph, value, 'DestOutputProfile'));
    const space = lookupArray(graph, value, 'CS');
    if (space && lookupName(graph, value, 'S') === 'Transparency') printedWith.add(resolve(graph, space[1]));
  }
  return { shown, printedWith };
}
