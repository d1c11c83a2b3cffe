import { dictOf, everyDict, lookupArray, lookupDict, lookupName, resolve } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfName, PdfRef, PdfStream, type PdfDict } from '../pdf/values.ts';

export type FontFileKey = 'FontFile' | 'FontFile2' | 'FontFile3';
/** A font dictionary; for a composite font `descendant` is its CIDFont, else the font itself. */
export type ProgramUse = { font: PdfDict; descendant: PdfDict; composite: boolean };

/** An embedded font program and every font of the document that uses it. */
export type FontProgram = {
  number: number;
  key: FontFileKey;
  stream: PdfStream;
  /** The declared subtype of FontFile3: Type1C, CIDFontType0C or OpenType. */
  subtype: string | undefined;
  uses: ProgramUse[];
  descriptors: Set<PdfDict>;
};

const KEYS: FontFileKey[] = ['FontFile', 'FontFile2', 'FontFile3'];
const SIMPLE = new Set(['TrueType', 'Type1', 'MMType1']);

export function listFontPrograms(graph: PdfGraph): FontProgram[] {
  const programs = new Map<number, FontProgram>();
  for (const font of everyDict(graph)) {
    const use = readUse(graph, font);
    const descriptor = use && lookupDict(graph, use.descendant, 'FontDescriptor');
    const key = KEYS.find((name) => descriptor?.has(name));
    const ref = key && descriptor?.get(key);
    if (!use || !descriptor || !key || !(ref instanceof PdfRef)) continue;
    const stream = resolve(graph, ref);
    if (!(stream instanceof PdfStream)) continue;
    const program = programs.get(ref.number) ?? {
      number: ref.number,
      key,
      stream,
      subtype: lookupName(graph, stream.dict, 'Subtype'),
      uses: [],
      descriptors: new Set<PdfDict>(),
    };
    programs.set(ref.number, program);
    program.uses.push(use);
    program.descriptors.add(descriptor);
  }
  return [...programs.values()];
}

function readUse(graph: PdfGraph, font: PdfDict): ProgramUse | undefined {
  const subtype = font.get('Subtype');
  if (!(subtype instanceof PdfName) || !font.has('BaseFont')) return undefined;
  if (SIMPLE.has(subtype.name)) return { font, descendant: font, composite: false };
  if (subtype.name !== 'Type0') return undefined;
  const descendant = dictOf(resolve(graph, lookupArray(graph, font, 'DescendantFonts')?.[0]));
  return descendant && { font, descendant, composite: true };
}
