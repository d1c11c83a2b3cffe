import { listFontPrograms } from '../fonts-subset/font-programs.ts';
import { subsetFonts } from '../fonts-subset/subset-fonts.ts';
import type { FontReplacement } from '../fonts-subset/subset-fonts.ts';
import type { ToolContext } from '../tool.ts';
import type { ContentSurvey, FontUse } from './content/survey.ts';
import type { PdfGraph } from './model/values.ts';
import { writeGraph } from './model/write-graph.ts';
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

/**
 * Subsets the embedded fonts and draws the pages that show all of them before and after. Where a page looks
 * different, its fonts go back to what they were. Gives how many fonts stayed subset.
 */
export async function subsetFontsChecked(job: FontJob): Promise<number> {
  const { graph, survey, dropHints, context } = job;
  if (listFontPrograms(graph).length === 0) return 0;
  const before = writeForDrawing(graph);
  const hinted = await subsetFonts(graph, survey, { keepHints: true });
  if (hinted.length === 0) return 0;
  // With hints no pixel may change, without them edges may move: so a lost glyph cannot pass as a moved edge.
  const versions: Version[] = [{ bytes: writeForDrawing(graph), likeness: 'pixel' }];
  const unhinted = dropHints ? await subsetFonts(graph, survey, { keepHints: false }) : [];
  if (unhinted.length > 0) versions.push({ bytes: writeForDrawing(graph), likeness: 'stroke' });
  const isOn = (font: FontReplacement, pages: Set<number>) =>
    usesOf(survey, [font]).some(({ byPage }) => [...pages].some((page) => byPage.has(page)));
  const pages = pagesToCompare(usesOf(survey, [...hinted, ...unhinted]));
  const [changed = new Set(), moved = new Set()] = await pagesThatDiffer(before, versions, pages, context);
  if (changed.size + moved.size === 0) return hinted.length;
  const lost = new Set(hinted.filter((font) => isOn(font, changed)).map((font) => font.number));
  // Hints come back first: each step undoes the one before it.
  for (const font of unhinted) if (isOn(font, moved) || lost.has(font.number)) font.restore();
  for (const font of hinted) if (lost.has(font.number)) font.restore();
  const kept = hinted.filter((font) => !lost.has(font.number));
  const result: Version = { bytes: writeForDrawing(graph), likeness: dropHints ? 'stroke' : 'pixel' };
  const [still] = await pagesThatDiffer(before, [result], pages, context);
  if (still?.size === 0) return kept.length;
  for (const font of [...unhinted, ...hinted]) font.restore();
  return 0;
}

function writeForDrawing(graph: PdfGraph): Buffer {
  return writeGraph(withBlankImages(graph), { objectStreams: false });
}

/** How the fonts are used that draw with replaced programs, each once. */
function usesOf(survey: ContentSurvey, replacements: FontReplacement[]): FontUse[] {
  const fonts = new Set(replacements.flatMap((replacement) => replacement.fonts));
  return [...fonts].flatMap((font) => survey.fonts.get(font) ?? []);
}
