import { subsetFonts } from '../fonts-subset/subset-fonts.ts';
import type { FontReplacement } from '../fonts-subset/subset-fonts.ts';
import type { ToolContext } from '../tool.ts';
import type { ContentSurvey } from './content/survey.ts';
import type { PdfGraph } from './model/values.ts';
import { writeGraph } from './model/write-graph.ts';
import { pagesThatDiffer } from './visual/same-pages.ts';
import type { Version } from './visual/same-pages.ts';

export type FontJob = {
  graph: PdfGraph;
  survey: ContentSurvey;
  /** The document as it came, to compare with. */
  before: Uint8Array;
  /** Hinting steers strokes to whole pixels on coarse screens, and is two thirds of a TrueType font. */
  dropHints: boolean;
  context: ToolContext | undefined;
};

/**
 * Subsets the embedded fonts and draws the pages that show all of them before and after. Where a page looks
 * different, its fonts go back to what they were. Gives how many fonts stayed subset.
 */
export async function subsetFontsChecked(job: FontJob): Promise<number> {
  const { graph, survey, before, dropHints, context } = job;
  const hinted = await subsetFonts(graph, survey, { keepHints: true });
  if (hinted.length === 0) return 0;
  // With hints no pixel may change, without them edges may move: so a lost glyph cannot pass as a moved edge.
  const versions: Version[] = [{ bytes: writePlain(graph), likeness: 'pixel' }];
  const unhinted = dropHints ? await subsetFonts(graph, survey, { keepHints: false }) : [];
  if (unhinted.length > 0) versions.push({ bytes: writePlain(graph), likeness: 'stroke' });
  const pages = new Set([...hinted, ...unhinted].flatMap((font) => [...font.pages]));
  const [changed = new Set(), moved = new Set()] = await pagesThatDiffer(before, versions, pages, context);
  if (changed.size + moved.size === 0) return hinted.length;
  const lost = new Set(hinted.filter((font) => isOn(font, changed)).map((font) => font.number));
  // Hints come back first: each step undoes the one before it.
  for (const font of unhinted) if (isOn(font, moved) || lost.has(font.number)) font.restore();
  for (const font of hinted) if (lost.has(font.number)) font.restore();
  const kept = hinted.filter((font) => !lost.has(font.number));
  const result: Version = { bytes: writePlain(graph), likeness: dropHints ? 'stroke' : 'pixel' };
  const [still] = await pagesThatDiffer(before, [result], pages, context);
  if (still?.size === 0) return kept.length;
  for (const font of [...unhinted, ...hinted]) font.restore();
  return 0;
}

function writePlain(graph: PdfGraph): Buffer {
  return writeGraph(graph, { objectStreams: false });
}

function isOn(font: FontReplacement, pages: Set<number>): boolean {
  return [...font.pages].some((page) => pages.has(page));
}
