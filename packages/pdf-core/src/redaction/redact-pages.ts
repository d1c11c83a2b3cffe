import {
  addObject,
  dictOf,
  everyDict,
  lookup,
  lookupArray,
  lookupDict,
  lookupName,
  lookupNumber,
  lookupNumbers,
  resolve,
} from '../compress/model/access.ts';
import { joinContents, pageContents } from '../compress/model/pages.ts';
import { PdfError } from '../errors.ts';
import { numberText } from './content-writer.ts';
import { type Cover, meets, type Rect, toRect } from './geometry.ts';
import type { FramedPage } from './page-frames.ts';
import type { RedactionJob } from './redaction-job.ts';
import { rewriteContent } from './rewrite-content.ts';
import { FIRST_STATE } from './rewriter.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, PdfRef, PdfStream, isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** How a box looks where something was removed. */
export type BoxLook = { red: number; green: number; blue: number };
export type PageBox = Cover & { label?: string };

/** Takes out of a page what lies in the boxes, and draws them over it. */
export function redactPage(job: RedactionJob, page: FramedPage, boxes: PageBox[], look: BoxLook): void {
  const { graph } = job;
  const contents = pageContents(graph, page);
  const bytes = contents.length ? joinContents(graph, contents) : Buffer.alloc(0);
  if (!bytes) throw new PdfError('document_damaged');
  job.touchedMarks.clear();
  const written = rewriteContent(job, bytes, page.resources, boxes, { depth: 0, state: FIRST_STATE });
  const kept = `q\n${written.bytes.toString('latin1')}\nQ\n`;
  const text = boxes.length ? `${kept}${drawBoxes(boxes, look)}` : kept;
  const labels = boxes.some(({ label }) => label) ? offerFont(written.resources) : undefined;
  const drawn = labels ? `${text}\n${drawLabels(boxes, labels, look, page)}` : text;
  page.dict.set('Contents', addObject(graph, new PdfStream(new Map(), Buffer.from(drawn, 'latin1'))));
  page.dict.set('Resources', written.resources);
  for (const key of ['Thumb', 'PieceInfo', 'LastModified', 'B']) page.dict.delete(key);
  forgetWordsOfTags(job, page);
  removeAnnotationsUnder(job, page, boxes);
}

function drawBoxes(boxes: PageBox[], { red, green, blue }: BoxLook): string {
  const areas = boxes.map(
    ({ left, bottom, right, top }) =>
      `${[left, bottom, right - left, top - bottom].map(numberText).join(' ')} re`,
  );
  return `/Artifact BMC q ${[red, green, blue].map(numberText).join(' ')} rg\n${areas.join('\n')} f Q EMC`;
}

function offerFont(resources: PdfDict): string {
  const known = resources.get('Font');
  const fonts: PdfDict = isDict(known) ? known : new Map();
  let name = 'Label';
  while (fonts.has(name)) name += 's';
  const font = new Map<string, PdfValue>([
    ['Type', new PdfName('Font')],
    ['Subtype', new PdfName('Type1')],
    ['BaseFont', new PdfName('Helvetica')],
    ['Encoding', new PdfName('WinAnsiEncoding')],
  ]);
  resources.set('Font', fonts.set(name, font));
  return name;
}

/** Half the height of a letter is about its width, so that a label fits its box by guess. */
const LETTER_WIDTH = 0.56;

function drawLabels(boxes: PageBox[], font: string, look: BoxLook, { toPage }: FramedPage): string {
  const isDark = 0.3 * look.red + 0.6 * look.green + 0.1 * look.blue < 0.5;
  const [a, b, c, d] = toPage.map((value) => Math.sign(value));
  const lines = boxes.flatMap((box) => {
    if (!box.label) return [];
    const isUpright = a !== 0;
    const [along, across] = isUpright
      ? [box.right - box.left, box.top - box.bottom]
      : [box.top - box.bottom, box.right - box.left];
    const size = Math.min(across * 0.7, along / (box.label.length * LETTER_WIDTH + 0.4), 14);
    if (size < 1) return [];
    const shift = (along - size * LETTER_WIDTH * box.label.length) / 2;
    const rise = (across - size * 0.7) / 2;
    const x = (a! + c! < 0 || (a === 0 && c! < 0) ? box.right : box.left) + a! * shift + c! * rise;
    const y = (b! + d! < 0 || (d === 0 && b! < 0) ? box.top : box.bottom) + b! * shift + d! * rise;
    const place = [a!, b!, c!, d!, x, y].map(numberText).join(' ');
    return [
      `/${font} ${numberText(size)} Tf ${place} Tm <${Buffer.from(box.label, 'latin1').toString('hex')}> Tj`,
    ];
  });
  return `/Artifact BMC q BT ${isDark ? 1 : 0} g\n${lines.join('\n')}\nET Q EMC`;
}

/** What tags say in words of something that is gone, they and those around them do not say any more. */
function forgetWordsOfTags(job: RedactionJob, page: FramedPage): void {
  const { graph, touchedMarks } = job;
  if (!touchedMarks.size) return;
  const place = lookupNumber(graph, page.dict, 'StructParents');
  const tree = lookupDict(graph, lookupDict(graph, graph.trailer, 'Root'), 'StructTreeRoot');
  if (!tree) return;
  const owners = place === undefined ? null : lookupNumberTree(job, lookup(graph, tree, 'ParentTree'), place);
  // Tags that no list leads to are those of the page, whichever of its marks they describe.
  const elements = Array.isArray(owners)
    ? [...touchedMarks].map((mark) => dictOf(resolve(graph, owners[mark])))
    : listElements(graph, page.dict);
  for (let element of elements) {
    for (let step = 0; element && step < 100; step++) {
      for (const key of ['ActualText', 'Alt', 'E', 'T']) if (element.delete(key)) job.removed.mentions += 1;
      element = lookupDict(graph, element, 'P');
    }
  }
}

function listElements(graph: PdfGraph, page: PdfDict): (PdfDict | undefined)[] {
  return [...everyDict(graph)].filter((dict) => dict.has('P') && lookupDict(graph, dict, 'Pg') === page);
}

function lookupNumberTree({ graph }: RedactionJob, root: PdfValue, wanted: number): PdfValue {
  const waiting = [root];
  for (let node = waiting.pop(), steps = 0; node && steps < 100_000; node = waiting.pop(), steps++) {
    const dict = dictOf(resolve(graph, node));
    const numbers = lookupArray(graph, dict, 'Nums') ?? [];
    for (let at = 0; at + 1 < numbers.length; at += 2)
      if (resolve(graph, numbers[at]) === wanted) return resolve(graph, numbers[at + 1]);
    waiting.push(...(lookupArray(graph, dict, 'Kids') ?? []));
  }
  return null;
}

function removeAnnotationsUnder(job: RedactionJob, page: FramedPage, boxes: readonly Rect[]): void {
  removeAnnotations(job, page.dict, (annotation) => {
    const areas = [toRect(lookupNumbers(job.graph, annotation, 'Rect'))];
    const quads = lookupNumbers(job.graph, annotation, 'QuadPoints') ?? [];
    for (let at = 0; at + 7 < quads.length; at += 8) {
      const [x, y] = [0, 1].map((first) => quads.slice(at, at + 8).filter((_, index) => index % 2 === first));
      areas.push({
        left: Math.min(...x!),
        right: Math.max(...x!),
        bottom: Math.min(...y!),
        top: Math.max(...y!),
      });
    }
    return areas.some((area) => area && boxes.some((box) => meets(area, box)));
  });
}

/** Removes annotations, what belongs to them and the fields that they show. */
export function removeAnnotations(
  job: RedactionJob,
  page: PdfDict,
  isGone: (annotation: PdfDict) => boolean,
): void {
  const { graph, removed } = job;
  const items = lookupArray(graph, page, 'Annots');
  if (!items) return;
  const dicts = items.map((item) => dictOf(resolve(graph, item)));
  const gone = new Set(dicts.filter((dict) => dict && isGone(dict)));
  for (const dict of dicts) {
    const belongs = ['Parent', 'IRT'].some((key) => gone.has(lookupDict(graph, dict, key)));
    const isPopup = dict && [...gone].some((other) => lookupDict(graph, other, 'Popup') === dict);
    if (dict && (isPopup || (belongs && !dict.has('FT') && lookupName(graph, dict, 'Subtype') !== 'Widget')))
      gone.add(dict);
  }
  if (!gone.size) return;
  removed.annotations += gone.size;
  const kept = items.filter((_, index) => !gone.has(dicts[index]));
  if (kept.length) page.set('Annots', kept);
  else page.delete('Annots');
  for (const dict of gone) if (dict) removeField(job, dict);
  for (const [index, item] of items.entries())
    if (item instanceof PdfRef && gone.has(dicts[index])) graph.objects.set(item.number, null);
}

function removeField({ graph, removed }: RedactionJob, widget: PdfDict): void {
  if (lookupName(graph, widget, 'Subtype') !== 'Widget') return;
  removed.fields += 1;
  const form = lookupDict(graph, lookupDict(graph, graph.trailer, 'Root'), 'AcroForm');
  let node: PdfDict | undefined = widget;
  for (let step = 0; node && step < 64; step++) {
    const parent = lookupDict(graph, node, 'Parent');
    const owner: PdfDict | undefined = parent ?? form;
    const key = parent ? 'Kids' : 'Fields';
    const left: PdfValue[] = (lookupArray(graph, owner, key) ?? []).filter(
      (item) => resolve(graph, item) !== node,
    );
    owner?.set(key, left);
    for (const entry of ['V', 'DV', 'RV']) node.delete(entry);
    if (left.length || !parent) return;
    node = parent;
  }
}
