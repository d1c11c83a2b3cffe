import type { ContentSurvey } from '../compress/content/survey.ts';
import { deflate } from '../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfName, PdfStream, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { listFontPrograms } from './font-programs.ts';
import type { FontProgram } from './font-programs.ts';
import { loadSubsetter } from './harfbuzz.ts';
import type { Subsetter } from './harfbuzz.ts';
import { subsetProgram } from './subset-program.ts';

/** A font program that was replaced: the fonts that draw with it, and how to put the original back. */
export type FontReplacement = { number: number; fonts: PdfDict[]; restore: () => void };

/** Replaces each embedded font program by one that holds only the glyphs shown, where that is smaller. */
export async function subsetFonts(
  graph: PdfGraph,
  survey: ContentSurvey,
  options: { keepHints: boolean },
): Promise<FontReplacement[]> {
  const replacements: FontReplacement[] = [];
  for (const program of listFontPrograms(graph)) {
    const subsetter = await loadSubsetter();
    const smaller = trySubset({ graph, survey, subsetter, keepHints: options.keepHints }, program);
    const packed = smaller && deflate(smaller);
    if (!smaller || !packed || packed.length >= program.stream.raw.length) continue;
    const fonts = program.uses.map((use) => use.font);
    const restore = replaceProgram(graph, program, smaller.length, packed);
    replacements.push({ number: program.number, fonts, restore });
  }
  return replacements;
}

type Job = { graph: PdfGraph; survey: ContentSurvey; subsetter: Subsetter; keepHints: boolean };

/** Fonts come from anywhere and break every rule; one that cannot be read stays as it is. */
function trySubset(job: Job, program: FontProgram): Buffer | undefined {
  try {
    return subsetProgram(job, program);
  } catch (error) {
    if (error instanceof RangeError || isTrap(error)) return undefined;
    throw error;
  }
}

function isTrap(error: unknown): boolean {
  return error instanceof Error && error.constructor.name === 'RuntimeError';
}

function replaceProgram(graph: PdfGraph, program: FontProgram, length: number, packed: Buffer): () => void {
  const fromType1 = program.key === 'FontFile';
  const dict: PdfDict = new Map<string, PdfValue>([['Filter', new PdfName('FlateDecode')]]);
  const subtype = fromType1 ? 'Type1C' : program.subtype;
  if (subtype) dict.set('Subtype', new PdfName(subtype));
  if (program.key === 'FontFile2') dict.set('Length1', length);
  graph.objects.set(program.number, new PdfStream(dict, packed, true));
  const before = [...program.descriptors].map((descriptor) => ({ descriptor, entries: [...descriptor] }));
  for (const descriptor of program.descriptors) {
    // Both list what the font holds, and are optional.
    descriptor.delete('CIDSet');
    descriptor.delete('CharSet');
    const ref = descriptor.get('FontFile');
    if (!fromType1 || ref === undefined) continue;
    descriptor.delete('FontFile');
    descriptor.set('FontFile3', ref);
  }
  return () => {
    graph.objects.set(program.number, program.stream);
    for (const { descriptor, entries } of before) {
      descriptor.clear();
      for (const [key, value] of entries) descriptor.set(key, value);
    }
  };
}
