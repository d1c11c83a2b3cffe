import { Buffer } from 'node:buffer';
import {
  catalogOf,
  dictOf,
  lookup,
  lookupArray,
  lookupDict,
  lookupName,
  lookupNumber,
  lookupNumbers,
  resolve,
} from '../../pdf/graph/access.ts';
import { readStream } from '../../pdf/graph/read-stream.ts';
import {
  joinContents,
  pagesOf,
  pageAnnotations,
  pageContents,
  pageResources,
} from '../../pdf/graph/pages.ts';
import { stringBytes } from '../../pdf/text.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, PdfString, isDict, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { IDENTITY, multiply, shownSize, toMatrix } from '../../pdf/matrix.ts';
import type { Matrix } from '../../pdf/matrix.ts';
import { scanContent } from './scan-content.ts';
import type { Operand } from './scan-content.ts';

export type ShownSize = { width: number; height: number };

/** The codes of a font that are shown, in all and by page. */
export type FontUse = { codes: Set<number>; byPage: Map<number, Set<number>> };

export type ContentSurvey = {
  /** The largest size in points at which an image is shown. An image that is nowhere shown is not here. */
  images: Map<PdfStream, ShownSize>;
  fonts: Map<PdfDict, FontUse>;
  /** Fonts whose used glyphs are unknown. */
  unclearFonts: Set<PdfDict>;
  /** The names of images and forms that content uses, by the resource dictionary they stand in. */
  objectNames: Map<PdfDict, Set<string>>;
  /** Such dictionaries whose used entries are unknown. */
  unclearObjects: Set<PdfDict>;
};

/** A form may be shown many times at growing sizes; after this many its images are taken as large enough. */
const RESCANS_PER_FORM = 20;
const MAX_FORM_DEPTH = 30;

type Scope = { page: number; depth: number };

/** Reads all content: pages, forms, patterns, soft masks, Type 3 glyphs, and annotations' appearances. */
export function surveyContent(graph: PdfGraph): ContentSurvey {
  const survey: ContentSurvey = {
    images: new Map(),
    fonts: new Map(),
    unclearFonts: new Set(),
    objectNames: new Map(),
    unclearObjects: new Set(),
  };
  const scanned = new Map<PdfStream, Map<PdfDict | undefined, { scale: number; times: number }>>();
  const walked = new Set<PdfDict>();

  function scanBytes(
    bytes: Buffer | undefined,
    resources: PdfDict | undefined,
    start: Matrix,
    scope: Scope,
  ): void {
    const fonts = lookupDict(graph, resources, 'Font');
    const objects = lookupDict(graph, resources, 'XObject');
    const used = (objects && survey.objectNames.get(objects)) ?? new Set<string>();
    if (objects) survey.objectNames.set(objects, used);
    const stack: { matrix: Matrix; font: PdfDict | undefined }[] = [];
    let matrix = start;
    let font: PdfDict | undefined;
    let clear = bytes !== undefined;
    const understood =
      bytes !== undefined &&
      scanContent(bytes, ({ operator, operands }) => {
        if (operator === 'q') stack.push({ matrix, font });
        else if (operator === 'Q') ({ matrix, font } = stack.pop() ?? { matrix, font });
        else if (operator === 'cm') matrix = multiply(toMatrix(operands) ?? IDENTITY, matrix);
        else if (operator === 'Tf') font = lookupDict(graph, fonts, nameIn(operands.at(-2)));
        else if (operator === 'Do') {
          const name = nameIn(operands.at(-1));
          used.add(name);
          show(lookup(graph, objects, name), resources, matrix, scope);
        } else if (operator === 'Tj' || operator === 'TJ' || operator === "'" || operator === '"') {
          if (font) noteText(font, operands, scope.page);
          else clear = false;
        }
      });
    if (!understood || !clear) poisonFonts(resources);
    if (!understood && objects) survey.unclearObjects.add(objects);
    walkResources(resources, scope);
  }

  function noteText(font: PdfDict, operands: Operand[], page: number): void {
    const use = survey.fonts.get(font) ?? { codes: new Set(), byPage: new Map() };
    survey.fonts.set(font, use);
    const onPage = use.byPage.get(page) ?? new Set<number>();
    use.byPage.set(page, onPage);
    const note = (code: number) => {
      if (onPage.has(code)) return;
      onPage.add(code);
      use.codes.add(code);
    };
    const wide = lookupName(graph, font, 'Subtype') === 'Type0';
    for (const operand of operands) {
      if (!(operand instanceof Buffer)) continue;
      const bytes = stringBytes(new PdfString(operand));
      if (!wide) for (const byte of bytes) note(byte);
      else for (let at = 0; at + 1 < bytes.length; at += 2) note(bytes.readUInt16BE(at));
    }
  }

  function show(object: PdfValue, resources: PdfDict | undefined, matrix: Matrix, scope: Scope): void {
    if (!(object instanceof PdfStream)) return;
    const kind = lookupName(graph, object.dict, 'Subtype');
    if (kind === 'Image') {
      const size = shownSize(matrix);
      const known = survey.images.get(object) ?? { width: 0, height: 0 };
      survey.images.set(object, {
        width: Math.max(known.width, size.width),
        height: Math.max(known.height, size.height),
      });
    } else if (kind === 'Form') scanForm(object, resources, matrix, scope);
  }

  function scanForm(form: PdfStream, inherited: PdfDict | undefined, matrix: Matrix, scope: Scope): void {
    const resources = lookupDict(graph, form.dict, 'Resources') ?? inherited;
    const placed = multiply(toMatrix(lookupNumbers(graph, form.dict, 'Matrix')) ?? IDENTITY, matrix);
    const size = shownSize(placed);
    const scale = Math.max(size.width, size.height);
    const byResources = scanned.get(form) ?? new Map<PdfDict | undefined, { scale: number; times: number }>();
    scanned.set(form, byResources);
    const before = byResources.get(resources) ?? { scale: 0, times: 0 };
    if (before.times > 0 && scale <= before.scale * 1.01) return;
    if (before.times >= RESCANS_PER_FORM || scope.depth >= MAX_FORM_DEPTH) return;
    byResources.set(resources, { scale: Math.max(scale, before.scale), times: before.times + 1 });
    const deeper = { page: scope.page, depth: scope.depth + 1 };
    scanBytes(readStream(graph, form), resources, placed, deeper);
  }

  /** What resources hold beside what is shown with Do: it may be shown by other ways. */
  function walkResources(resources: PdfDict | undefined, scope: Scope): void {
    if (!resources || walked.has(resources) || scope.depth >= MAX_FORM_DEPTH) return;
    walked.add(resources);
    const deeper = { page: scope.page, depth: scope.depth + 1 };
    const seen = (value: PdfValue, within: PdfDict | undefined) => {
      if (value instanceof PdfStream && !scanned.has(value)) scanForm(value, within, IDENTITY, deeper);
    };
    for (const object of resourceValues(resources, 'XObject')) {
      if (object instanceof PdfStream && lookupName(graph, object.dict, 'Subtype') === 'Form')
        seen(object, resources);
    }
    for (const pattern of resourceValues(resources, 'Pattern')) seen(pattern, resources);
    for (const state of resourceValues(resources, 'ExtGState')) {
      if (!isDict(state)) continue;
      const font = dictOf(resolve(graph, lookupArray(graph, state, 'Font')?.[0]));
      if (font) survey.unclearFonts.add(font);
      seen(lookup(graph, lookupDict(graph, state, 'SMask'), 'G'), resources);
    }
    for (const font of resourceValues(resources, 'Font')) {
      if (!isDict(font) || lookupName(graph, font, 'Subtype') !== 'Type3') continue;
      const own = lookupDict(graph, font, 'Resources') ?? resources;
      for (const glyph of lookupDict(graph, font, 'CharProcs')?.values() ?? [])
        seen(resolve(graph, glyph), own);
      walkResources(own, deeper);
    }
  }

  function resourceValues(resources: PdfDict, kind: string): PdfValue[] {
    const values = lookupDict(graph, resources, kind)?.values() ?? [];
    return [...values].map((value) => resolve(graph, value));
  }

  function poisonFonts(resources: PdfDict | undefined): void {
    if (!resources) return;
    for (const font of resourceValues(resources, 'Font')) if (isDict(font)) survey.unclearFonts.add(font);
  }

  function scanAppearances(value: PdfValue, resources: PdfDict | undefined, scope: Scope): void {
    if (value instanceof PdfStream) scanForm(value, resources, IDENTITY, scope);
    else if (isDict(value) && scope.depth < 4) {
      for (const state of value.values()) {
        scanAppearances(resolve(graph, state), resources, { page: scope.page, depth: scope.depth + 1 });
      }
    }
  }

  for (const [page, place] of pagesOf(graph).entries()) {
    const { dict } = place;
    const resources = pageResources(place);
    const bytes = joinContents(graph, pageContents(graph, place));
    const unit = lookupNumber(graph, dict, 'UserUnit') ?? 1;
    scanBytes(bytes, resources, [unit, 0, 0, unit, 0, 0], { page, depth: 0 });
    for (const annotation of pageAnnotations(graph, place)) {
      scanAppearances(lookup(graph, annotation, 'AP'), resources, { page, depth: 0 });
    }
  }
  // Fields are filled in later with any letter: what a form offers as fonts stays whole.
  poisonFonts(lookupDict(graph, lookupDict(graph, catalogOf(graph), 'AcroForm'), 'DR'));
  return survey;
}

function nameIn(operand: Operand | undefined): string {
  return operand instanceof PdfName ? operand.name : '';
}
