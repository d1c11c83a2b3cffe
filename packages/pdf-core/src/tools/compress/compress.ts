import { compressDocument } from '../../compress/compress-document.ts';
import { planCompression } from '../../compress/plan.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { PdfError } from '../../errors.ts';
import { recoverDocument } from '../../recover/recover-document.ts';
import { throwIfAborted } from '../../tool.ts';
import type { DocumentFile, Tool } from '../../tool.ts';
import type { CompressOptions } from './options.ts';
import { reachTarget } from './reach-target.ts';
import type { CompressReport } from './report.ts';

/** Makes each document smaller, never larger: one that gains nothing is given back byte for byte. */
export const compress: Tool<CompressOptions, CompressReport> = async (inputs, options, context) => {
  if (inputs.length === 0) throw new PdfError('document_needed');
  const files: DocumentFile[] = [];
  const report: CompressReport = {
    originalSize: 0,
    compressedSize: 0,
    compressionRatio: 0,
    imagesChanged: 0,
    fontsSubset: 0,
    signedLeftAlone: 0,
  };
  for (const { name, bytes } of inputs) {
    throwIfAborted(context);
    const opened = openKept(bytes);
    const { bytes: sound } = await recoverDocument(opened.bytes);
    const result = await reachTarget(options, async (attempt) => {
      const compressed = await compressDocument(sound, planCompression(attempt), context);
      const sealed = opened.seal(compressed.bytes);
      // A damaged file is given back repaired, even where that takes more bytes.
      const smaller = sealed.length < bytes.length || sound !== opened.bytes ? sealed : bytes;
      return { ...compressed, bytes: smaller };
    });
    files.push({ name, bytes: result.bytes });
    report.originalSize += bytes.length;
    report.compressedSize += result.bytes.length;
    report.imagesChanged += result.imagesChanged;
    report.fontsSubset += result.fontsSubset;
    report.signedLeftAlone += result.facts.isSigned ? 1 : 0;
  }
  report.compressionRatio = percentageSaved(report.originalSize, report.compressedSize);
  return { files, report };
};

export function percentageSaved(before: number, after: number): number {
  return Math.max(0, Math.round((1 - after / before) * 1000) / 10);
}
