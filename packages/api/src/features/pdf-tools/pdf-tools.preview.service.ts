import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { readDocument } from './pdf-tools.reading.service.ts';
import type { candidatesAnswer } from './pdf-tools.reports.schema.ts';

/** What compressing would come to. Pictures go with the answer: nothing of it is kept. */
export function previewCompression(
  ctx: ActingContext,
  id: string,
  options: Record<string, unknown>,
): Promise<z.output<typeof candidatesAnswer>> {
  return readDocument(ctx, 'preview-compression', id, options, async ({ report, files }, originalSize) => {
    const [before, ...after] = await Promise.all(files.map(({ path }) => readFile(path, 'base64')));
    return {
      originalSize,
      before,
      candidates: report.map((candidate, place) => ({ ...candidate, picture: after[place] })),
    };
  });
}
