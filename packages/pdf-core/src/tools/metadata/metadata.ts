import { readFacts } from '../../compress/facts.ts';
import { addObject, catalogOf, lookupDict, lookupStream } from '../../pdf/graph/access.ts';
import { readStream, withoutEncoding } from '../../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfStream, type PdfDict } from '../../pdf/values.ts';
import { packsObjects } from '../../pdf/graph/packs-objects.ts';
import { writeGraph } from '../../pdf/graph/write-graph.ts';
import { openDocument } from '../../compress/open-document.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import { documentInfo } from '../../pdf/info.ts';
import { openInput } from '../../recover/open-input.ts';
import { textString } from '../../pdf/make-value.ts';
import type { Tool } from '../../tool.ts';
import type { MetadataOptions } from './options.ts';
import type { MetadataReport } from './report.ts';
import { writeXmp } from '../../standards/write-xmp.ts';

const KEYS = { title: 'Title', author: 'Author', subject: 'Subject', keywords: 'Keywords' } as const;
export type Property = keyof typeof KEYS;
const PROPERTIES: Property[] = ['title', 'author', 'subject', 'keywords'];

/**
 * Sets the properties of a document, in its information dictionary and its XMP; without changes it only reports them.
 */
export const metadata: Tool<MetadataOptions, MetadataReport> = async (inputs, options) => {
  const file = onlyInput(inputs);
  const wanted = PROPERTIES.filter((name) => options[name] !== undefined);
  const isReading = !wanted.length && !options.clear;
  const { bytes, seal } = openKept(file.bytes, '', isReading ? undefined : 'modifying');
  if (isReading) return { files: [], report: { metadata: await read(file.name, bytes) } };
  const graph = await openDocument(bytes);
  const { isSigned, archivalPart } = readFacts(graph);
  if (isSigned) throw new PdfError('signed_not_changeable');
  if (options.clear) clear(graph);
  const given = wanted.map((name) => [name, options[name]!.trim()] as const);
  setInfo(graph, given);
  setXmp(graph, given);
  // Written whole: nothing of what was removed is left in the file.
  const made = writeGraph(graph, { objectStreams: packsObjects(graph, archivalPart) });
  return {
    files: [{ name: options.outputName, bytes: seal(made) }],
    report: { metadata: await read(file.name, made) },
  };
};

async function read(name: string, bytes: Uint8Array): Promise<MetadataReport['metadata']> {
  const info = documentInfo((await openInput({ name, bytes })).document);
  return Object.fromEntries(PROPERTIES.flatMap((key) => (info[KEYS[key]] ? [[key, info[KEYS[key]]]] : [])));
}

function clear(graph: PdfGraph): void {
  graph.trailer.delete('Info');
  catalogOf(graph)?.delete('Metadata');
}

function setInfo(graph: PdfGraph, given: (readonly [Property, string])[]): void {
  const info: PdfDict = new Map(lookupDict(graph, graph.trailer, 'Info'));
  for (const [name, text] of given) {
    if (text) info.set(KEYS[name], textString(text));
    else info.delete(KEYS[name]);
  }
  if (info.size) graph.trailer.set('Info', addObject(graph, info));
  else graph.trailer.delete('Info');
}

/** Where there is none, none is made: the other place is enough. One that cannot be read would contradict it, and goes. */
function setXmp(graph: PdfGraph, given: (readonly [Property, string])[]): void {
  const catalog = catalogOf(graph);
  const stream = lookupStream(graph, catalog, 'Metadata');
  if (!catalog || !stream) return;
  const text = readStream(graph, stream)?.toString('utf8');
  const written = text === undefined ? undefined : writeXmp(text, given);
  if (written === undefined) catalog.delete('Metadata');
  else
    catalog.set(
      'Metadata',
      addObject(graph, new PdfStream(withoutEncoding(stream.dict), Buffer.from(written))),
    );
}
