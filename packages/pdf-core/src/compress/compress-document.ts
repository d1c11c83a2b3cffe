import { throwIfAborted } from '../tool.ts';
import type { ToolContext } from '../tool.ts';
import { compactDestinations } from './compact-destinations.ts';
import { surveyContent } from './content/survey.ts';
import { deflateStreams } from './deflate-streams.ts';
import { readFacts } from './facts.ts';
import type { DocumentFacts } from './facts.ts';
import { grayDocument } from './gray/gray-document.ts';
import { compressImages } from './images/compress-images.ts';
import { layerScans } from './images/layer-scans.ts';
import type { ImageSettings } from './images/image-settings.ts';
import { mergeIdentical } from './merge-identical.ts';
import { sweepUnreached } from '../pdf/graph/sweep.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { writeGraph } from '../pdf/graph/write-graph.ts';
import { moveEntriesOut } from './move-entries.ts';
import { openDocument } from './open-document.ts';
import {
  removeAnnotations,
  removeBookmarks,
  removeMetadata,
  removePrintIntents,
  removePrivateData,
  removeUnusedObjects,
} from './remove-parts.ts';
import { roundPages } from './rounding/round-pages.ts';
import { subsetFontsChecked } from './subset-checked.ts';
import { trimToUnicode } from './trim-to-unicode.ts';
import { slimProfiles } from './profiles/slim-profiles.ts';
import { removeInnerMetadata, trimXmp } from './trim-xmp.ts';

/** What to do to a document; the tool's options come down to this. */
export type CompressionPlan = {
  /** Without it no pixel of any page may change. */
  lossy: boolean;
  /** The points that corners of drawings are rounded to; undefined leaves them where they are. */
  rounding: number | undefined;
  /** Undefined leaves images as they are. */
  images: ImageSettings | undefined;
  /** Scans as a coarse picture of the paper and fine stencils of the text. */
  layers: boolean;
  /** Text and drawings to gray as well; images go by their own settings. */
  grayscale: boolean;
  removeMetadata: boolean;
  removeAnnotations: boolean;
  removeBookmarks: boolean;
};

export type Compressed = {
  bytes: Uint8Array;
  facts: DocumentFacts;
  fontsSubset: number;
  imagesChanged: number;
};

/** A smaller document, or the same bytes where nothing could be gained or nothing may be touched. */
export async function compressDocument(
  input: Uint8Array,
  plan: CompressionPlan,
  context?: ToolContext,
): Promise<Compressed> {
  const graph = await openDocument(input);
  const facts = readFacts(graph);
  if (facts.isSigned) return { bytes: input, facts, fontsSubset: 0, imagesChanged: 0 };
  // Part 4 of PDF/A requires it for a file with a modification date.
  if (facts.archivalPart !== 4) removePrivateData(graph);
  const isArchival = facts.archivalPart !== undefined;
  const survey = surveyContent(graph);
  throwIfAborted(context);
  const job = { graph, survey, dropHints: plan.lossy, context };
  // PDF/A-1 wants a list of each font's glyphs beside it, so its fonts stay as they are.
  const fontsSubset = facts.archivalPart === 1 ? 0 : await subsetFontsChecked(job);
  trimToUnicode(graph, survey);
  removeUnusedObjects(survey);
  removeParts(graph, plan, isArchival);
  sweepUnreached(graph);
  if (plan.grayscale && plan.images) await grayDocument(graph, plan.images, context);
  const images = plan.images && { ...plan.images, keepSpaces: facts.keepsSpaces };
  const layers = images && plan.layers ? await layerScans(graph, survey, images, context) : undefined;
  const recoded = images ? await compressImages(graph, survey, images, context, layers?.made) : 0;
  const imagesChanged = recoded + (layers?.layered ?? 0);
  throwIfAborted(context);
  if (plan.rounding !== undefined) roundPages(graph, plan.rounding);
  if (plan.lossy && !isArchival) await slimProfiles(graph, context);
  await deflateStreams(graph, context);
  const objectStreams = facts.archivalPart !== 1;
  if (objectStreams) moveEntriesOut(graph);
  mergeIdentical(graph);
  const output = writeGraph(graph, { objectStreams });
  const isSmaller = output.length < input.length;
  return { bytes: isSmaller ? output : input, facts, fontsSubset, imagesChanged };
}

function removeParts(graph: PdfGraph, plan: CompressionPlan, isArchival: boolean): void {
  compactDestinations(graph);
  if (plan.lossy && !isArchival) removePrintIntents(graph);
  if (plan.removeAnnotations) removeAnnotations(graph);
  if (plan.removeBookmarks) removeBookmarks(graph);
  if (plan.removeMetadata) removeMetadata(graph);
  else {
    removeInnerMetadata(graph);
    trimXmp(graph, isArchival);
  }
}
