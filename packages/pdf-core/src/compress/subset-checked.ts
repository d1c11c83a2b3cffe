import { listFontPrograms } from '../fonts-subset/font-programs.ts';
import { subsetFonts } from '../fonts-subset/subset-fonts.ts';
import type { FontReplacement } from '../fonts-subset/subset-fonts.ts';
import type { ToolContext } from '../tool.ts';
import type { ContentSurvey, FontUse } from './content/survey.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import type { PdfDict } from '../pdf/values.ts';
import { writeGraph } from '../pdf/graph/write-graph.ts';
import { listSheets, writeSheets } from './visual/glyph-sheets.ts';
import { pagesToCompare } from './visual/pages-to-compare.ts';
import { pagesThatDiffer } from './visual/same-pages.ts';
import type { Version } from './visual/same-pages.ts';
import { withBlankImages } from './visual/with-blank-images.ts';

export type FontJob = {
  graph: PdfGraph;
  survey: ContentSurvey;
  /** Hinting steers strokes to whole pixels on coarse screens, and is two thirds of a TrueType font. */
  dropHints: boolean;
  context: ToolContext | undefined;
};

/** Pages drawn beside the sheets: content that is read otherwise than viewers do would show on any of them. */
const SAMPLED_PAGES = 6;

/**
 * Subsets the embedded fonts and draws each glyph that is shown before and after, on sheets of glyphs, and the pages
 * that show most of them. Where one looks different, its fonts go back to what they were. Gives how many fonts stayed
 * subset.
 */
export async function subsetFontsChecked(job: FontJob): Promise<number> {
  const { graph, survey, dropHints, context } = job;
  const uses = listUses(graph, survey);
  if (uses.size === 0) return 0;
  const sheets = listSheets(uses);
  const sheetsBefore = writeSheets(graph, sheets);
  const pagesBefore = writeForDrawing(graph);
  const hinted = await subsetFonts(graph, survey, { keepHints: true });
  if (hinted.length === 0) return 0;
  // With hints no pixel may change, without them edges may move: so a lost glyph cannot pass as a moved edge.
  const versions: Version[] = [{ bytes: writeSheets(graph, sheets), likeness: 'pixel' }];
  const onPages: Version = { bytes: writeForDrawing(graph), likeness: 'pixel' };
  const unhinted = dropHints ? await subsetFonts(graph, survey, { keepHints: false }) : [];
  if (unhinted.length > 0) versions.push({ bytes: writeSheets(graph, sheets), likeness: 'stroke' });
  const [changed = [], moved = []] = await pagesThatDiffer(sheetsBefore, versions, sheets.keys(), context);
  const pages = pagesToCompare([...uses.values()], SAMPLED_PAGES);
  const [different = new Set()] = await pagesThatDiffer(pagesBefore, [onPages], pages, context);
  const fontsOf = (numbers: Iterable<number>) => new Set([...numbers].map((number) => sheets[number]?.font));
  const lostFonts = fontsOf(changed);
  for (const [font, { byPage }] of uses)
    if ([...different].some((page) => byPage.has(page))) lostFonts.add(font);
  const movedFonts = fontsOf(moved);
  if (lostFonts.size + movedFonts.size === 0) return hinted.length;
  const lost = new Set(hinted.filter((font) => hasAny(font, lostFonts)).map((font) => font.number));
  // Hints come back first: each step undoes the one before it.
  for (const font of unhinted) if (hasAny(font, movedFonts) || lost.has(font.number)) font.restore();
  for (const font of hinted) if (lost.has(font.number)) font.restore();
  const kept = hinted.filter((font) => !lost.has(font.number));
  const result: Version = { bytes: writeForDrawing(graph), likeness: dropHints ? 'stroke' : 'pixel' };
  const [still] = await pagesThatDiffer(pagesBefore, [result], pages, context);
  if (still?.size === 0) return kept.length;
  for (const font of [...unhinted, ...hinted]) font.restore();
  return 0;
}

function hasAny(replacement: FontReplacement, fonts: Set<PdfDict | undefined>): boolean {
  return replacement.fonts.some((font) => fonts.has(font));
}

function writeForDrawing(graph: PdfGraph): Buffer {
  return writeGraph(withBlankImages(graph), { objectStreams: false });
}

/** The fonts that draw with an embedded program, and how they are used. */
function listUses(graph: PdfGraph, survey: ContentSurvey): Map<PdfDict, FontUse> {
  const uses = new Map<PdfDict, FontUse>();
  for (const { font } of listFontPrograms(graph).flatMap((program) => program.uses)) {
    const use = survey.fonts.get(font);
    if (use && !survey.unclearFonts.has(font)) uses.set(font, use);
  }
  return uses;
}
