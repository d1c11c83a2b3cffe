import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertOptions } from '../../packages/pdf-core/src/reading/convert.options.ts';
import { toWord } from '../../packages/pdf-core/src/tools/to-word/to-word.ts';
import { comparePages, drawPages, type PageScores } from '../pdf/compress.pages.ts';
import { printByOffice, readByPoppler } from './print.ts';
import { listWords, type Share, shareOf } from './words.ts';

/** A Word file beside its PDF: the words of both as printed, and how alike their pages look. */
export type WordScores = { words: Share; looks: PageScores };

/** Opens a PDF that was made a Word file in LibreOffice, and prints it again. */
export async function judgeWord(pdf: Uint8Array, layout: 'flowing' | 'exact'): Promise<WordScores> {
  const input = { name: 'document.pdf', bytes: pdf };
  const { files } = await toWord([input], { ...convertOptions.parse({}), layout, pictures: true });
  const printed = await printByOffice('word.docx', files[0]!.bytes);
  const [theirs, ours] = [listWords(await readByPoppler(pdf)), listWords(await readByPoppler(printed))];
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-looks-'));
  const draw = async (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, `${name}.pdf`), bytes);
    return drawPages(join(folder, `${name}.pdf`), join(folder, `page-${name}`));
  };
  const looks = comparePages(await draw('before', pdf), await draw('after', printed));
  return { words: shareOf(theirs, ours), looks };
}
