import { openKept } from '../../crypt/keep-protection.ts';
import { xrefOf } from '../../crypt/decrypt-if-needed.ts';
import type { OpenDocument } from '../../pdf/open.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { asBytes } from '../../pdf/as-bytes.ts';
import { PdfDocument } from '../../pdf/document.ts';
import { ENTRY } from '../../pdf/xref-table.ts';
import { isDict, PdfRef } from '../../pdf/values.ts';
import { writeValue } from '../../pdf/write-value.ts';
import { PdfWriter } from '../../pdf/writer.ts';
import { asPdfError, openInput } from '../../recover/open-input.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { layOut, type Parts, type Piece } from './lay-out.ts';
import { type ObjectGraph, readGraph } from './object-graph.ts';
import type { LinearizeOptions } from './options.ts';
import { type Order, planOrder } from './plan-order.ts';
import type { LinearizeReport } from './report.ts';

/** Objects get the numbers of their new order, then the encryption that the document had, then their places. */
export const linearize: Tool<LinearizeOptions, LinearizeReport> = async (inputs, options, context) => {
  const file = onlyInput(inputs);
  const { bytes: plain, seal, sealStream } = openKept(file.bytes, options.password);
  const open = await openInput({ ...file, bytes: plain });
  try {
    const graph = readGraph(open);
    const order = planOrder(graph);
    throwIfAborted(context);
    const numbers = giveNumbers(graph, order);
    const sealed = asBytes(seal(writeNumbered(open, graph, numbers)));
    throwIfAborted(context);
    const header = /^%PDF-\d\.\d/.exec(asBytes(file.bytes).toString('latin1', 0, 8))?.[0] ?? '%PDF-1.7';
    const { bytes, firstPage } = layOut({
      ...cutPieces(sealed, graph, order, numbers),
      header,
      seal: sealStream,
    });
    return {
      files: [{ name: options.outputName, bytes }],
      report: { pages: graph.pages.length, size: bytes.length, firstPage },
    };
  } catch (error) {
    throw asPdfError(error);
  }
};

/** Numbers of objects by those that they had, and two for what only a linearized file has. */
type Numbers = { of: Uint32Array; dict: number; hints: number; count: number };

/** What is read last comes first: the first page's table counts from there on. */
function giveNumbers(graph: ObjectGraph, { open, first, pages, shared, rest }: Order): Numbers {
  const of = new Uint32Array(graph.size);
  let next = 1;
  const take = (list: readonly number[]) => {
    for (const number of list) of[number] = next++;
  };
  for (const page of pages) take(page);
  take(shared);
  take(rest);
  const dict = next++;
  take(open);
  const hints = next++;
  take(first);
  return { of, dict, hints, count: next };
}

function writeNumbered({ document }: OpenDocument, graph: ObjectGraph, { of, count }: Numbers): Buffer {
  const writer = new PdfWriter(document.bytes.length + 4096);
  while (writer.allocate() < count - 1);
  const numberOf = (ref: PdfRef) => of[graph.target(ref)]!;
  of.forEach((number, old) => {
    if (!number) return;
    const value = graph.value(old);
    const data = graph.stream(old);
    writer.begin(number);
    if (data && isDict(value)) {
      writer.text(writeValue(new Map(value).set('Length', data.length), numberOf));
      writer.text('\nstream\n');
      writer.copy(data, 0, data.length);
      writer.text('\nendstream');
    } else writer.text(writeValue(value, numberOf));
    writer.end();
  });
  const id = document.trailer.get('ID');
  const entries = [
    `/Root ${of[graph.root]} 0 R`,
    graph.info && `/Info ${of[graph.info]} 0 R`,
    id && document.array(id).length === 2 && `/ID${writeValue(document.resolve(id), numberOf)}`,
  ];
  return writer.finish(entries.filter(Boolean).join(''));
}

/** Each object of a file that was written here, in the order of the parts. */
function cutPieces(
  sealed: Buffer,
  graph: ObjectGraph,
  { open, first, pages, shared, rest, outlines, uses }: Order,
  { of, dict, hints, count }: Numbers,
): Omit<Parts, 'header' | 'seal'> {
  const xref = xrefOf(sealed);
  const { table } = xref;
  const { trailer } = new PdfDocument(sealed, xref);
  const present = Array.from({ length: table.size }, (_, number) => number).filter(
    (number) => table.kind(number) === ENTRY.inFile,
  );
  const places = present.map((number) => table.places[number]!).toSorted((one, other) => one - other);
  places.push(sealed.lastIndexOf('\nxref\n') + 1);
  const endOf = new Map(places.map((place, index) => [place, places[index + 1]!]));
  const cut = (number: number): Piece => {
    const place = table.places[number]!;
    return { number, bytes: sealed.subarray(place, endOf.get(place)) };
  };
  const cutAll = (list: readonly number[]) => list.map((number) => cut(of[number]!));
  const encrypt = trailer.get('Encrypt');
  const keys = ['Root', 'Info', 'ID', 'Encrypt'].flatMap((key) => {
    const value = trailer.get(key);
    return value === undefined ? [] : `/${key} ${writeValue(value, ({ number }) => number)}`;
  });
  const placeOf = new Map([...first, ...shared].map((number, index) => [number, index]));
  return {
    open: [...cutAll(open), ...(encrypt instanceof PdfRef ? [cut(encrypt.number)] : [])],
    first: cutAll(first),
    pages: pages.map(cutAll),
    shared: cutAll(shared),
    rest: cutAll(rest),
    uses: uses.map((list) => list.map((number) => placeOf.get(number)!)),
    outlines: outlines.length ? { number: of[outlines[0]!]!, objects: outlines.length } : undefined,
    dictNumber: dict,
    hintNumber: hints,
    size: Math.max(count, table.size),
    trailer: keys.join(''),
  };
}
