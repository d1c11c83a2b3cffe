import { readStream } from '../pdf/graph/read-stream.ts';
import type { ContentSurvey } from '../compress/content/survey.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { readCmaps } from './cmap.ts';
import type { FontProgram, ProgramUse } from './font-programs.ts';
import { addComponents, areOffsetsSorted, glyphOffsets } from './glyf.ts';
import type { Subsetter } from './harfbuzz.ts';
import { readCff } from './read-cff.ts';
import type { CffFont } from './read-cff.ts';
import { readTables, wrapCff } from './sfnt.ts';
import { glyphsOfComposite, glyphsOfSimpleCff, glyphsOfSimpleTrueType, namesShown } from './shown-glyphs.ts';
import type { Glyphs } from './shown-glyphs.ts';
import { type1ToCff } from './type1-to-cff.ts';

export type SubsetJob = { graph: PdfGraph; survey: ContentSurvey; subsetter: Subsetter; keepHints: boolean };

/** The bytes of a smaller font program, or undefined where the font is better left whole. */
export function subsetProgram(job: SubsetJob, program: FontProgram): Buffer | undefined {
  if (program.uses.some((use) => job.survey.unclearFonts.has(use.font))) return undefined;
  const bytes = readStream(job.graph, program.stream);
  if (!bytes) return undefined;
  if (program.key === 'FontFile') return subsetType1(job, program, bytes);
  if (program.key === 'FontFile2' || program.subtype === 'OpenType') return subsetSfnt(job, program, bytes);
  return subsetCff(job, program, bytes);
}

function codesOf({ survey }: SubsetJob, { font }: ProgramUse): Set<number> {
  return survey.fonts.get(font)?.codes ?? new Set();
}

function subsetType1(job: SubsetJob, program: FontProgram, bytes: Buffer): Buffer | undefined {
  const names = new Set<string>();
  const codes = new Set<number>();
  for (const use of program.uses) {
    const shown = codesOf(job, use);
    for (const code of shown) codes.add(code);
    for (const name of namesShown(job.graph, use.font, shown)) names.add(name);
  }
  return type1ToCff(bytes, names, codes);
}

/** The glyphs of all fonts that use the program together. */
function unite(uses: ProgramUse[], glyphsOf: (use: ProgramUse) => Glyphs): Glyphs {
  const all = new Set([0]);
  for (const use of uses) {
    const glyphs = glyphsOf(use);
    if (!glyphs) return undefined;
    for (const glyph of glyphs) all.add(glyph);
  }
  return all;
}

function subsetCff(job: SubsetJob, program: FontProgram, bytes: Buffer): Buffer | undefined {
  const cff = readCff(bytes);
  if (!cff) return undefined;
  const glyphs = cffGlyphs(job, program, cff);
  if (!glyphs) return undefined;
  const composite = program.uses.some((use) => use.composite);
  const subset = job.subsetter(wrapCff(bytes, cff.glyphCount), {
    glyphs: within(glyphs, cff.glyphCount),
    keepHints: job.keepHints,
    retainIds: cff.isCid || composite,
    glyphNames: true,
    tablesAsTheyAre: [],
    tablesToDrop: [],
  });
  return subset && readTables(subset).get('CFF ');
}

function cffGlyphs(job: SubsetJob, program: FontProgram, cff: CffFont): Glyphs {
  return unite(program.uses, (use) => {
    const codes = codesOf(job, use);
    return use.composite
      ? glyphsOfComposite(job.graph, use, codes, cff)
      : glyphsOfSimpleCff(job.graph, use.font, codes, cff);
  });
}

/** What a renderer needs of a font that PDF has placed already; a simple font also finds its glyphs by these two. */
const DRAWING_TABLES = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep', 'CFF '];
const FINDING_TABLES = ['cmap', 'post'];

function subsetSfnt(job: SubsetJob, program: FontProgram, bytes: Buffer): Buffer | undefined {
  const tables = readTables(bytes);
  const cffTable = tables.get('CFF ');
  const glyf = tables.get('glyf');
  const maxp = tables.get('maxp');
  if (!maxp || !tables.has('head') || (!glyf && !cffTable)) return undefined;
  const cff = cffTable && readCff(cffTable);
  if (cffTable && !cff) return undefined;
  const glyphs = cff ? cffGlyphs(job, program, cff) : trueTypeGlyphs(job, program, tables);
  if (!glyphs) return undefined;
  if (glyf) {
    const offsets = glyphOffsets(tables);
    if (!offsets || !areOffsetsSorted(offsets, glyf)) return undefined;
    addComponents(offsets, glyf, glyphs);
  }
  const simple = program.uses.some((use) => !use.composite);
  const kept = new Set(simple ? [...DRAWING_TABLES, ...FINDING_TABLES] : DRAWING_TABLES);
  return job.subsetter(bytes, {
    glyphs: within(glyphs, maxp.readUInt16BE(4)),
    keepHints: job.keepHints,
    retainIds: true,
    glyphNames: simple,
    tablesAsTheyAre: simple ? ['cmap'] : [],
    tablesToDrop: [...tables.keys()].filter((tag) => !kept.has(tag)),
  });
}

function trueTypeGlyphs(job: SubsetJob, program: FontProgram, tables: Map<string, Buffer>): Glyphs {
  const simple = program.uses.some((use) => !use.composite);
  const cmaps = simple ? readCmaps(tables.get('cmap')) : undefined;
  return unite(program.uses, (use) => {
    const codes = codesOf(job, use);
    return use.composite
      ? glyphsOfComposite(job.graph, use, codes, undefined)
      : glyphsOfSimpleTrueType(job.graph, use.font, codes, cmaps);
  });
}

function within(glyphs: Set<number>, count: number): number[] {
  return [...glyphs].filter((glyph) => glyph < count);
}
