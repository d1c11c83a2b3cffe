import type { Operation } from '../compress/content/scan-content.ts';
import { IDENTITY, type Matrix, multiply, toMatrix } from '../compress/content/matrix.ts';
import { scanContent } from '../compress/content/scan-content.ts';
import {
  addObject,
  dictOf,
  lookupDict,
  lookupName,
  lookupNumber,
  lookupNumbers,
  lookupStream,
  resolve,
} from '../compress/model/access.ts';
import { readStream, withoutEncoding } from '../compress/model/read-stream.ts';
import { nameToken } from '../pdf/text.ts';
import type { Use } from './content-writer.ts';
import {
  common,
  EVERYWHERE,
  inverse,
  isWithin,
  meets,
  placedBounds,
  type Rect,
  toRect,
  UNIT,
} from './geometry.ts';
import { readInline } from './read-inline-image.ts';
import { FIRST_STATE, type Rewriter } from './rewriter.ts';
import { PdfStream, type PdfDict } from '../pdf/values.ts';

const MAX_DEPTH = 30;
/** Tiles of a pattern that are looked at one by one; of more, none is kept. */
const MOST_TILES = 400;
/** What programs keep beside the pixels of an image or a form, and what shows it otherwise. */
const SIDE_KEYS = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'Alternates',
  'OPI',
  'Thumb',
  'AF',
  'Measure',
  'PtData',
];

function withoutSides(dict: PdfDict): PdfDict {
  const copy = new Map(dict);
  for (const key of SIDE_KEYS) copy.delete(key);
  return copy;
}

/** An image or a form, as far as it lies outside of the boxes. */
export function paintObject(rewriter: Rewriter, name: string): void {
  const { job, state, writer, marks } = rewriter;
  const [use] = rewriter.use('XObject', name);
  const object = resolve(job.graph, use?.value);
  if (!use || !(object instanceof PdfStream)) return;
  const kind = lookupName(job.graph, object.dict, 'Subtype');
  if (kind === 'Image') {
    paintImage(rewriter, object, use);
    return;
  }
  if (kind !== 'Form') return;
  const inner = multiply(toMatrix(lookupNumbers(job.graph, object.dict, 'Matrix')) ?? IDENTITY, state.ctm);
  const box = toRect(lookupNumbers(job.graph, object.dict, 'BBox'));
  const bounds = box ? placedBounds(inner, box) : EVERYWHERE;
  const isNear = rewriter.boxes.some((one) => meets(bounds, one));
  if (!isNear && !job.isTelling(object, rewriter.resources)) {
    writer.paint('path', `${nameToken(name)} Do`, [use]);
    return;
  }
  if (isNear) marks.touch();
  if (rewriter.boxes.some((one) => isWithin(common(bounds, state.clip), one))) return;
  const form = redactForm(rewriter, object, inner, bounds);
  if (!form) return;
  const own = rewriter.newName('XObject');
  writer.paint('path', `${nameToken(own)} Do`, [
    { kind: 'XObject', name: own, value: addObject(job.graph, form) },
  ]);
}

function redactForm(
  rewriter: Rewriter,
  form: PdfStream,
  ctm: Matrix,
  bounds: Rect,
  boxes: readonly Rect[] = rewriter.boxes,
  outer: Rewriter['state'] = rewriter.state,
): PdfStream | undefined {
  const { job, scope, resources } = rewriter;
  const bytes = scope.depth < MAX_DEPTH ? readStream(job.graph, form) : undefined;
  if (!bytes) return undefined;
  const own = lookupDict(job.graph, form.dict, 'Resources') ?? resources;
  const inner = { ...outer, ctm, clip: common(outer.clip, bounds) };
  const written = rewriter.rewrite(bytes, own, boxes, { depth: scope.depth + 1, state: inner });
  const dict = withoutSides(withoutEncoding(form.dict)).set('Resources', written.resources);
  return new PdfStream(dict, written.bytes);
}

function paintImage(rewriter: Rewriter, image: PdfStream, use: Use): void {
  const { job, state, writer, marks, boxes } = rewriter;
  const bounds = placedBounds(state.ctm, UNIT);
  const near = boxes.filter((box) => meets(bounds, box));
  if (!near.length) {
    writer.paint('image', `${nameToken(use.name)} Do`, [use]);
    return;
  }
  job.removed.images += 1;
  marks.touch();
  if (boxes.some((box) => isWithin(common(bounds, state.clip), box))) return;
  const ref = addObject(job.graph, null);
  job.images.push({
    ref,
    stream: new PdfStream(withoutSides(image.dict), image.raw),
    matrix: state.ctm,
    boxes: near,
  });
  const own = rewriter.newName('XObject');
  const restore = redactedPattern(rewriter, boxes);
  writer.paint('image', `${nameToken(own)} Do`, [{ kind: 'XObject', name: own, value: ref }]);
  restore();
}

/** An image within the content: one that a box touches becomes an object, where it is not taken out whole. */
export function paintInline(rewriter: Rewriter, operation: Operation): void {
  const { job, state, writer, marks, boxes, resources } = rewriter;
  const bounds = placedBounds(state.ctm, UNIT);
  if (!boxes.some((box) => meets(bounds, box))) {
    const source = rewriter.source(operation);
    const spaces = lookupDict(job.graph, resources, 'ColorSpace');
    const used = [...(spaces ?? [])].filter(([name]) => source.includes(`/${name}`));
    writer.paint(
      'image',
      source,
      used.map(([name, value]) => ({ kind: 'ColorSpace', name, value })),
    );
    return;
  }
  marks.touch();
  const bytes = Buffer.from(rewriter.bytes.subarray(operation.start, operation.end));
  const stream = readInline(job.graph, bytes, resources);
  if (!stream || boxes.some((box) => isWithin(common(bounds, state.clip), box))) {
    job.removed.images += 1;
    return;
  }
  paintImage(rewriter, stream, { kind: 'XObject', name: '', value: null });
}

/** A gradient is drawn everywhere by one rule, but for those that are made of corners. */
export function paintShading(rewriter: Rewriter, name: string): void {
  const { job, state, writer, marks, boxes } = rewriter;
  const [use] = rewriter.use('Shading', name);
  if (!use) return;
  const shading = resolve(job.graph, use.value);
  const isMesh = (lookupNumber(job.graph, dictOf(shading), 'ShadingType') ?? 0) >= 4;
  const isGone =
    boxes.some((box) => isWithin(state.clip, box)) || (isMesh && boxes.some((box) => meets(state.clip, box)));
  if (isGone) {
    job.removed.shadings += 1;
    marks.touch();
  } else writer.paint('path', `${nameToken(name)} sh`, [use]);
}

/** A graphics state whose soft mask draws within a box gets one that does not. */
export function redactedState(rewriter: Rewriter, name: string, dict: PdfDict): Use[] {
  const { job, state, boxes } = rewriter;
  const mask = lookupDict(job.graph, dict, 'SMask');
  const group = lookupStream(job.graph, mask, 'G');
  const uses = rewriter.use('ExtGState', name);
  if (!mask || !group) return uses;
  const inner = multiply(toMatrix(lookupNumbers(job.graph, group.dict, 'Matrix')) ?? IDENTITY, state.ctm);
  const box = toRect(lookupNumbers(job.graph, group.dict, 'BBox'));
  const bounds = box ? placedBounds(inner, box) : EVERYWHERE;
  if (!boxes.some((one) => meets(bounds, one))) return uses;
  const form =
    redactForm(rewriter, group, inner, bounds) ?? new PdfStream(withoutEncoding(group.dict), Buffer.alloc(0));
  const own = new Map(dict).set('SMask', new Map(mask).set('G', addObject(job.graph, form)));
  return [{ kind: 'ExtGState', name: rewriter.newName('ExtGState'), value: own }];
}

/** Whether the pattern that fills is a mere hatching: lines and areas that are repeated. */
export function isPatternPlain({ job, state }: Rewriter): boolean {
  const pattern = resolve(job.graph, state.pattern?.value);
  if (!(pattern instanceof PdfStream)) return true;
  const bytes = readStream(job.graph, pattern);
  let isPlain = bytes !== undefined && bytes.length < 2000;
  if (bytes && isPlain) {
    scanContent(bytes, ({ operator }) => {
      if (['Do', 'BI', 'Tj', 'TJ', "'", '"', 'sh'].includes(operator)) isPlain = false;
    });
  }
  return isPlain;
}

/** Fills with a pattern that draws nothing in the boxes, until what this gives is called. */
export function redactedPattern(rewriter: Rewriter, boxes: readonly Rect[]): () => void {
  const { job, state, writer, scope } = rewriter;
  const pattern = resolve(job.graph, state.pattern?.value);
  const before = writer.get('fill');
  if (!(pattern instanceof PdfStream) || !state.pattern || !before || isPatternPlain(rewriter))
    return () => {};
  const base = toMatrix(lookupNumbers(job.graph, pattern.dict, 'Matrix')) ?? IDENTITY;
  const placed = scope.depth === 0 ? base : multiply(base, scope.state.ctm);
  const inCell = boxesInCell(pattern, placed, boxes, job.graph);
  if (!inCell.length) return () => {};
  const cell = new PdfStream(pattern.dict, pattern.raw);
  const form = redactForm(rewriter, cell, IDENTITY, EVERYWHERE, inCell, FIRST_STATE);
  const kept = form ?? new PdfStream(withoutEncoding(pattern.dict), Buffer.alloc(0));
  const own = rewriter.newName('Pattern');
  const text = before.text.replaceAll(`${nameToken(state.pattern.name)} `, `${nameToken(own)} `);
  const uses = before.uses.filter(({ kind }) => kind !== 'Pattern');
  writer.set('fill', text, [...uses, { kind: 'Pattern', name: own, value: addObject(job.graph, kept) }]);
  return () => writer.set('fill', before.text, before.uses);
}

/** The boxes as they lie in the one tile that is repeated; for too many tiles, all of it. */
function boxesInCell(
  pattern: PdfStream,
  placed: Matrix,
  boxes: readonly Rect[],
  graph: Rewriter['job']['graph'],
): Rect[] {
  const back = inverse(placed);
  const cell = toRect(lookupNumbers(graph, pattern.dict, 'BBox'));
  const [across, up] = ['XStep', 'YStep'].map((key) => Math.abs(lookupNumber(graph, pattern.dict, key) ?? 0));
  if (!back || !cell || !across || !up) return [EVERYWHERE];
  const inCell: Rect[] = [];
  for (const box of boxes) {
    const { left, right, bottom, top } = placedBounds(back, box);
    const [i1, i2] = [Math.ceil((left - cell.right) / across), Math.floor((right - cell.left) / across)];
    const [j1, j2] = [Math.ceil((bottom - cell.top) / up), Math.floor((top - cell.bottom) / up)];
    if ((i2 - i1 + 1) * (j2 - j1 + 1) + inCell.length > MOST_TILES) return [EVERYWHERE];
    for (let i = i1; i <= i2; i++)
      for (let j = j1; j <= j2; j++)
        inCell.push({
          left: left - i * across,
          right: right - i * across,
          bottom: bottom - j * up,
          top: top - j * up,
        });
  }
  return inCell;
}
