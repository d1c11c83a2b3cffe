import { compressDocument } from '../compress/compress-document.ts';
import { planCompression } from '../compress/plan.ts';
import { measureSimilarity } from '../compress/visual/similarity.ts';
import { PdfError } from '../errors.ts';
import { throwIfAborted } from '../tool.ts';
import type { Tool } from '../tool.ts';
import { percentageSaved } from './compress.ts';
import type { CompressionLevel, CompressOptions } from './compress.options.ts';

export type CompressionCandidate = {
  compressionLevel: CompressionLevel;
  /** The size of the document at this level. */
  bytes: number;
  compressionRatio: number;
  /** How like the original the pages look (structural similarity): 1 is identical. */
  similarity: number;
};

/** The finest, the balanced and the smallest. */
const LEVELS: CompressionLevel[] = ['low', 'medium', 'maximum'];

/** What a document would come to at three levels, with the other options as given. Makes no file. */
export const previewCompression: Tool<CompressOptions, CompressionCandidate[]> = async (
  inputs,
  options,
  context,
) => {
  const [input] = inputs;
  if (!input || inputs.length > 1) throw new PdfError('invalid_options', 'A preview is of one document.');
  const report: CompressionCandidate[] = [];
  for (const [index, compressionLevel] of LEVELS.entries()) {
    throwIfAborted(context);
    context?.progress?.(index, LEVELS.length, `level ${compressionLevel}`);
    const plan = planCompression({ ...options, compressionLevel });
    // Its own progress would run from start to end three times over.
    const { bytes } = await compressDocument(input.bytes, plan, { signal: context?.signal });
    report.push({
      compressionLevel,
      bytes: bytes.length,
      compressionRatio: percentageSaved(input.bytes.length, bytes.length),
      similarity: bytes === input.bytes ? 1 : await measureSimilarity(input.bytes, bytes, context),
    });
  }
  return { files: [], report };
};
