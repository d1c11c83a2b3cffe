import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { readDocument } from './pdf-tools.reading.service.ts';
import { signaturePicturesAnswer } from './pdf-tools.reports.schema.ts';

/** A page before and after what was changed. Pictures go with the answer: nothing of it is kept. */
export function drawSignedPage(
  ctx: MemberContext,
  file: { id: string; version?: number | undefined },
  picture: { field: string; page: number; width: number },
): Promise<z.output<typeof signaturePicturesAnswer>> {
  const tell = async ({ files }: { files: { name: string; path: string }[] }) => {
    const pictures = files.map(async ({ name, path }) => [parse(name).name, await readFile(path, 'base64')]);
    return signaturePicturesAnswer.parse(Object.fromEntries(await Promise.all(pictures)));
  };
  return readDocument(ctx, 'signatures', file, {}, tell, { picture });
}
