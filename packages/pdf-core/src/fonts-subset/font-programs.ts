import { dictOf, everyDict, lookupArray, lookupDict, lookupName, resolve } from '../compress/model/access.ts';
import { Name, Ref, Stream } from '../compress/model/values.ts';
import type { Dict, PdfGraph } from '../compress/model/values.ts';

export type FontFileKey = 'FontFile' | 'FontFile2' | 'FontFile3';
/** A font dictionary; for a composite font `descendant` is its CIDFont, else the font itself. */
export type ProgramUse = { font: Dict; descendant: Dict; composite: boolean };

/** An embedded font program and every font of the document that uses it. */
export type FontProgram = {
  number: number;
  key: FontFileKey;
  stream: Stream;
  /** What FontFile3 says it holds: Type1C, CIDFontType0C or OpenType. */
  subtype: string | undefined;
  uses: ProgramUse[];
  descriptors: Set<Dict>;
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
    if (!use || !descriptor || !key || !(ref instanceof Ref)) continue;
    const stream = resolve(graph, ref);
    if (!(stream instanceof Stream)) continue;
    const program = programs.get(ref.number) ?? {
      number: ref.number,
      key,
      stream,
      subtype: lookupName(graph, stream.dict, 'Subtype'),
      uses: [],
      descriptors: new Set<Dict>(),
    };
    programs.set(ref.number, program);
    program.uses.push(use);
    program.descriptors.add(descriptor);
  }
  return [...programs.values()];
}

function readUse(graph: PdfGraph, font: Dict): ProgramUse | undefined {
  const subtype = font.get('Subtype');
  if (!(subtype instanceof Name) || !font.has('BaseFont')) return undefined;
  if (SIMPLE.has(subtype.text)) return { font, descendant: font, composite: false };
  if (subtype.text !== 'Type0') return undefined;
  const descendant = dictOf(resolve(graph, lookupArray(graph, font, 'DescendantFonts')?.[0]));
  return descendant && { font, descendant, composite: true };
}
