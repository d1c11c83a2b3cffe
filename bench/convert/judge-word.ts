import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertOptions } from '../../packages/pdf-core/src/reading/convert.options.ts';
import { toWord } from '../../packages/pdf-core/src/tools/to-word/to-word.ts';
import { comparePages, drawPages, type PageScores } from '../pdf/compress.pages.ts';
import { printByOffice, readByPoppler } from './print.ts';
import { listWords, type Share, shareOf } from './words.ts';

/** A Word file beside its PDF: the words of both as printed, those without hyphens between letters, and how alike their pages look. */
export type WordScores = { words: Share; joined: Share; looks: PageScores };

/** Opens PDFs that were made Word files in LibreOffice, and prints them again. */
export async function judgeWord(pdfs: Uint8Array[], layout: 'flowing' | 'exact'): Promise<WordScores[]> {
  const made: Uint8Array[] = [];
  for (const bytes of pdfs) {
    const options = { ...convertOptions.parse({}), layout, pictures: true };
    made.push((await toWord([{ name: 'document.pdf', bytes }], options)).files[0]!.bytes);
  }
  const printed = await printByOffice('docx', made);
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-looks-'));
  const draw = async (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, `${name}.pdf`), bytes);
    return drawPages(join(folder, `${name}.pdf`), join(folder, `page-${name}`));
  };
  const scores: WordScores[] = [];
  for (const [at, before] of pdfs.entries()) {
    const after = printed[at]!;
    const [theirs, ours] = [listWords(await readByPoppler(before)), listWords(await readByPoppler(after))];
    const looks = comparePages(await draw(`before-${at}`, before), await draw(`after-${at}`, after));
    scores.push({
      words: shareOf(theirs, ours),
      joined: shareOf(await readJoined(before), await readJoined(after)),
      looks,
    });
  }
  return scores;
}

/** pdftotext drops a hyphen that ends a line, also that of "read-only": whether it does may not depend on where lines end. */
async function readJoined(pdf: Uint8Array): Promise<string[]> {
  const text = await readByPoppler(pdf, '-raw');
  return listWords(text.replaceAll(/(?<=\p{L})[-\u2010]\s*(?=\p{L})/gu, ''));
}
