import { measureSimilarity } from '../../compress/visual/similarity.ts';
import { PdfError } from '../../errors.ts';
import { throwIfAborted } from '../../tool.ts';
import type { DocumentFile, Tool } from '../../tool.ts';
import { compress } from '../compress/compress.ts';
import { type CompressionLevel, type CompressOptions, optionsForQuality } from '../compress/options.ts';
import type { PreviewCompressionOptions } from './options.ts';
import type { CompressionCandidate } from './report.ts';
import { render } from '../render/render.ts';
import { renderOptions } from '../render/options.ts';

/** The finest, the balanced and the smallest. */
const LEVELS: CompressionLevel[] = ['low', 'medium', 'maximum'];
const PICTURE_QUALITY = 90;

/**
 * What a document would come to at three levels, or at one quality. Makes no document; where a page is asked for, its
 * picture before comes first, and then one of each candidate.
 */
export const previewCompression: Tool<PreviewCompressionOptions, CompressionCandidate[]> = async (
  inputs,
  options,
  context,
) => {
  const [input] = inputs;
  if (!input || inputs.length > 1) throw new PdfError('one_document_wanted');
  const { quality, page, width, ...given } = options;
  const plans: CompressOptions[] =
    quality === undefined
      ? LEVELS.map((compressionLevel) => ({ ...given, compressionLevel }))
      : [optionsForQuality({ quality })];
  const draw = async (bytes: Uint8Array, name: string): Promise<DocumentFile[]> => {
    if (page === undefined) return [];
    const look = { pages: String(page), width, format: 'webp', quality: PICTURE_QUALITY };
    const drawn = await render([{ name, bytes }], renderOptions.parse(look), { signal: context?.signal });
    return drawn.files;
  };
  const files = await draw(input.bytes, 'before');
  const report: CompressionCandidate[] = [];
  for (const [index, plan] of plans.entries()) {
    throwIfAborted(context);
    context?.progress?.(index, plans.length, 'level');
    // Its own progress would run from start to end three times over.
    const made = await compress([input], plan, { signal: context?.signal });
    const bytes = made.files[0]?.bytes ?? input.bytes;
    report.push({
      compressionLevel: plan.compressionLevel,
      bytes: bytes.length,
      compressionRatio: made.report.compressionRatio,
      similarity: bytes === input.bytes ? 1 : await measureSimilarity(input.bytes, bytes, context),
    });
    files.push(...(await draw(bytes, `candidate-${index + 1}`)));
  }
  return { files, report };
};
