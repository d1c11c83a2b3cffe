import { compareDocuments } from '../../compress/visual/similarity.ts';
import { PdfError } from '../../errors.ts';
import { performTool } from '../../runner/perform-tool.ts';
import { throwIfAborted } from '../../tool.ts';
import type { DocumentFile, Tool, ToolContext } from '../../tool.ts';
import { render } from '../render/render.ts';
import { renderOptions } from '../render/options.ts';
import { listCandidates, type PreviewCompressionOptions } from './options.ts';
import { percentOf } from './percent.ts';
import { type CompressionCandidate, pictureNames, resultName } from './report.ts';

const PICTURE_QUALITY = 90;

/**
 * What a document would come to at some levels, or at one quality. Where a page is asked for, its picture before comes
 * with it, and one of each candidate; each document only where it is to be kept.
 */
export const previewCompression: Tool<PreviewCompressionOptions, CompressionCandidate[]> = async (
  inputs,
  options,
  context,
) => {
  const [input] = inputs;
  if (!input || inputs.length > 1) throw new PdfError('one_document_wanted');
  const plans = listCandidates(options);
  const draw = (bytes: Uint8Array, name: string) => drawPage(bytes, name, options, context);
  const files = await draw(input.bytes, pictureNames.before);
  const report: CompressionCandidate[] = [];
  for (const [index, plan] of plans.entries()) {
    throwIfAborted(context);
    const percent = percentOf(context, index, plans.length);
    const made = await performTool('compress', [input], plan, percent.compressing);
    const bytes = made.files[0]?.bytes ?? input.bytes;
    const compared =
      bytes === input.bytes
        ? { similarity: 1, worst: null }
        : await compareDocuments(input.bytes, bytes, percent.comparing);
    const { worst } = compared;
    if (worst && options.page !== undefined) {
      files.push({ name: pictureNames.worstBefore(index), bytes: worst.before });
      files.push({ name: pictureNames.worstAfter(index), bytes: worst.after });
    }
    files.push(...(await draw(bytes, pictureNames.after(index))));
    if (options.keep) files.push({ name: resultName(index), bytes });
    report.push({
      compressionLevel: plan.compressionLevel,
      bytes: bytes.length,
      compressionRatio: made.report.compressionRatio,
      similarity: compared.similarity,
      worst: worst && regionOf(worst),
      ...(made.report.signedLeftAlone ? { signed: true as const } : {}),
      ...(options.keep ? { made: { report: made.report, notices: made.notices } } : {}),
    });
  }
  // Each document was made by the tool for that, and is complete.
  return { files, report, documents: [] };
};

function regionOf({
  page,
  left,
  top,
  width,
  height,
  similarity,
}: NonNullable<CompressionCandidate['worst']>) {
  return { page, left, top, width, height, similarity };
}

async function drawPage(
  bytes: Uint8Array,
  name: string,
  { page, width }: PreviewCompressionOptions,
  context: ToolContext | undefined,
): Promise<DocumentFile[]> {
  if (page === undefined) return [];
  const look = { pages: String(page), width, format: 'webp', quality: PICTURE_QUALITY };
  const drawn = await render([{ name, bytes }], renderOptions.parse(look), { signal: context?.signal });
  return drawn.files.map((file) => ({ ...file, name }));
}
