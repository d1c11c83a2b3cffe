import { type ContentSurvey, surveyContent } from '../compress/content/survey.ts';
import {
  addObject,
  dictOf,
  lookup,
  lookupArray,
  lookupDict,
  lookupName,
  lookupNumber,
  lookupStream,
  resolve,
} from '../compress/model/access.ts';
import { readStream, deflate, withoutEncoding } from '../compress/model/read-stream.ts';
import { trimCmap } from '../compress/trim-to-unicode.ts';
import { listFontPrograms, type FontProgram } from '../fonts-subset/font-programs.ts';
import { loadSubsetter } from '../fonts-subset/harfbuzz.ts';
import { namesShown, readDifferences } from '../fonts-subset/shown-glyphs.ts';
import { trimType1 } from '../fonts-subset/trim-type1.ts';
import { subsetProgram } from '../fonts-subset/subset-program.ts';
import { readWidths } from './read-font.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, PdfStream, isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** Leaves in these fonts only what is still shown; gives how many programs had to be left whole. */
export async function forgetGlyphs(graph: PdfGraph, fonts: ReadonlySet<PdfDict>): Promise<number> {
  const survey = surveyContent(graph);
  const programs = listFontPrograms(graph).filter(({ uses }) => uses.some(({ font }) => fonts.has(font)));
  let whole = 0;
  for (const program of programs) if (!(await subset(graph, survey, program))) whole += 1;
  for (const font of fonts) {
    const use = survey.fonts.get(font);
    if (use && !survey.unclearFonts.has(font)) trimFont(graph, font, use.codes);
  }
  for (const [descendant, codes] of wideCodes(graph, survey)) trimWideWidths(graph, descendant, codes);
  return whole;
}

async function subset(graph: PdfGraph, survey: ContentSurvey, program: FontProgram): Promise<boolean> {
  // A font that nothing shows any more is not written.
  if (!program.uses.some(({ font }) => survey.fonts.has(font) || survey.unclearFonts.has(font))) return true;
  if (program.key === 'FontFile') return trimOldFont(graph, survey, program);
  const subsetter = await loadSubsetter();
  let bytes: Buffer | undefined;
  try {
    bytes = subsetProgram({ graph, survey, subsetter, keepHints: true }, program);
  } catch (error) {
    const isTrap = error instanceof Error && error.constructor.name === 'RuntimeError';
    if (!isTrap && !(error instanceof RangeError)) throw error;
  }
  if (!bytes) return false;
  const dict: PdfDict = new Map<string, PdfValue>([['Filter', new PdfName('FlateDecode')]]);
  if (program.subtype) dict.set('Subtype', new PdfName(program.subtype));
  if (program.key === 'FontFile2') dict.set('Length1', bytes.length);
  replaceProgram(graph, program, new PdfStream(dict, deflate(bytes), true));
  return true;
}

function trimOldFont(graph: PdfGraph, survey: ContentSurvey, program: FontProgram): boolean {
  if (program.uses.some(({ font }) => survey.unclearFonts.has(font))) return false;
  const bytes = readStream(graph, program.stream);
  const names = new Set<string>();
  const codes = new Set<number>();
  for (const { font } of program.uses) {
    const shown = survey.fonts.get(font)?.codes ?? new Set();
    for (const code of shown) codes.add(code);
    for (const name of namesShown(graph, font, shown)) names.add(name);
  }
  const trimmed = bytes && trimType1(bytes, names, codes);
  if (!trimmed) return false;
  const lengths = trimmed.lengths.map((length, index): [string, PdfValue] => [`Length${index + 1}`, length]);
  const dict: PdfDict = new Map<string, PdfValue>([['Filter', new PdfName('FlateDecode')], ...lengths]);
  replaceProgram(graph, program, new PdfStream(dict, deflate(trimmed.bytes), true));
  return true;
}

/** The lists of glyphs beside a program say which it had. */
function replaceProgram(graph: PdfGraph, { number, descriptors }: FontProgram, stream: PdfStream): void {
  graph.objects.set(number, stream);
  for (const descriptor of descriptors) for (const key of ['CIDSet', 'CharSet']) descriptor.delete(key);
}

/** Widths, meanings and names of codes tell which letters there were. */
function trimFont(graph: PdfGraph, font: PdfDict, codes: ReadonlySet<number>): void {
  trimMeanings(graph, font, codes);
  if (lookupName(graph, font, 'Subtype') === 'Type0') {
    return;
  }
  const widths = lookupArray(graph, font, 'Widths');
  const first = lookupNumber(graph, font, 'FirstChar') ?? 0;
  if (widths) {
    const shown = [...codes].filter((code) => code >= first && code < first + widths.length);
    const [low, high] = shown.length ? [Math.min(...shown), Math.max(...shown)] : [0, 0];
    const kept: PdfValue[] = [];
    for (let code = low; code <= high; code++)
      kept.push(codes.has(code) ? resolve(graph, widths[code - first]) : 0);
    font.set('FirstChar', low).set('LastChar', high).set('Widths', kept);
  }
  const isType3 = lookupName(graph, font, 'Subtype') === 'Type3';
  const encoding = lookupDict(graph, font, 'Encoding');
  if (!encoding?.has('Differences')) return;
  const names = readDifferences(graph, font);
  const shown = [...names].filter(([code]) => codes.has(code)).sort(([one], [other]) => one - other);
  const differences = shown.flatMap(([code, name], index): PdfValue[] =>
    shown[index - 1]?.[0] === code - 1 ? [new PdfName(name)] : [code, new PdfName(name)],
  );
  font.set('Encoding', new Map(encoding).set('Differences', differences));
  const glyphs = lookupDict(graph, font, 'CharProcs');
  if (!isType3 || !glyphs) return;
  const used = new Set(shown.map(([, name]) => name));
  font.set('CharProcs', new Map([...glyphs].filter(([name]) => used.has(name))));
}

function trimMeanings(graph: PdfGraph, font: PdfDict, codes: ReadonlySet<number>): void {
  const stream = lookupStream(graph, font, 'ToUnicode');
  const bytes = stream && readStream(graph, stream);
  const trimmed = bytes && trimCmap(bytes.toString('latin1'), new Set(codes));
  if (stream && trimmed)
    font.set(
      'ToUnicode',
      addObject(graph, new PdfStream(withoutEncoding(stream.dict), Buffer.from(trimmed, 'latin1'))),
    );
}

/** By its glyphs, what all fonts together show that share them; those of which that is not known are not here. */
function wideCodes(graph: PdfGraph, survey: ContentSurvey): Map<PdfDict, Set<number>> {
  const codes = new Map<PdfDict, Set<number>>();
  const unclear = new Set<PdfDict>();
  for (const font of new Set([...survey.fonts.keys(), ...survey.unclearFonts])) {
    const descendant = dictOf(resolve(graph, lookupArray(graph, font, 'DescendantFonts')?.[0]));
    if (!descendant) continue;
    const isClear =
      !survey.unclearFonts.has(font) && /^Identity-[HV]$/.test(lookupName(graph, font, 'Encoding') ?? '');
    if (!isClear) unclear.add(descendant);
    codes.set(
      descendant,
      new Set([...(codes.get(descendant) ?? []), ...(survey.fonts.get(font)?.codes ?? [])]),
    );
  }
  for (const descendant of unclear) codes.delete(descendant);
  return codes;
}

function trimWideWidths(graph: PdfGraph, descendant: PdfDict, codes: ReadonlySet<number>): void {
  if (!isDict(lookup(graph, descendant, 'FontDescriptor'))) return;
  const widths = readWidths(graph, descendant);
  if (!widths.size) return;
  const shown = [...codes].filter((code) => widths.has(code)).sort((one, other) => one - other);
  descendant.set(
    'W',
    shown.flatMap((code): PdfValue[] => [code, [widths.get(code)!]]),
  );
}
