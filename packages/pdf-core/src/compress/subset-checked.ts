import { subsetFonts } from '../fonts-subset/subset-fonts.ts';
import type { FontReplacement } from '../fonts-subset/subset-fonts.ts';
import type { ToolContext } from '../tool.ts';
import type { ContentSurvey } from './content/survey.ts';
import type { PdfGraph } from './model/values.ts';
import { writeGraph } from './model/write-graph.ts';
import { pagesThatDiffer } from './visual/same-pages.ts';
import type { Likeness } from './visual/same-pages.ts';

/** Rounds of putting fonts back before all of them go back. */
const MAX_ROUNDS = 3;

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
  const kept = await replaceChecked(job, true, 'pixel');
  // First what must not change a pixel, then what may move an edge: so a lost glyph cannot pass as a moved edge.
  if (job.dropHints) await replaceChecked(job, false, 'stroke');
  return kept;
}

async function replaceChecked(job: FontJob, keepHints: boolean, likeness: Likeness): Promise<number> {
  const { graph, survey, before, context } = job;
  let replaced = await subsetFonts(graph, survey, { keepHints });
  for (let round = 0; round < MAX_ROUNDS && replaced.length > 0; round++) {
    const pages = new Set(replaced.flatMap((font) => [...font.pages]));
    const after = writeGraph(graph, { objectStreams: false });
    const different = new Set(await pagesThatDiffer(before, after, pages, likeness, context));
    if (different.size === 0) return replaced.length;
    const isSuspect = (font: FontReplacement) => [...font.pages].some((page) => different.has(page));
    for (const font of replaced) if (isSuspect(font)) font.restore();
    replaced = replaced.filter((font) => !isSuspect(font));
  }
  for (const font of replaced) font.restore();
  return 0;
}
