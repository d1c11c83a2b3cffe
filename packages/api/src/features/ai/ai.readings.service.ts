import { ocrPages, type StoredWord, texts } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findLiveFile } from '../files/files.service.ts';
import { refreshPassages } from '../passages/passages.service.ts';
import { listWanted } from './ai.ocr.service.ts';
import { presentOcrRows } from './ai.presenter.ts';
import type {
  correctionInput,
  DoubtfulWord,
  OcrResult,
  ocrResultInput,
  StoredOcrResult,
} from './ai.schema.ts';
import { requireUnchanged } from '../files/files.ocr-text.service.ts';

/** What was read of a file, or of some of its pages; null where nothing was. */
export async function readOcrResult(
  ctx: MemberContext,
  { fileId, words, pages }: z.infer<typeof ocrResultInput>,
): Promise<StoredOcrResult | null> {
  const { page_count } = await findLiveFile(ctx, fileId);
  const wanted = pages === undefined ? undefined : [...listWanted(pages, page_count ?? 1)];
  const rows = await ocrPages.listOcrPages(ctx.db, fileId, wanted);
  return rows.length ? presentOcrRows(rows, words) : null;
}

/** Words less sure than this are worth a look. */
const DOUBTFUL = 0.7;
/** More than anybody looks through at once; the rest come when these are settled. */
const SHOWN = 500;

/** Words that may have been read wrongly, as far as they were not put right or confirmed by hand. */
export async function listDoubtfulWords(
  ctx: MemberContext,
  fileId: string,
): Promise<{ words: DoubtfulWord[]; total: number }> {
  await findLiveFile(ctx, fileId);
  const { words, total } = await ocrPages.listDoubtfulWords(ctx.db, fileId, DOUBTFUL, SHOWN);
  const placed = words.map(({ page, word, text, confidence, x, y, width, height, page_height }) => ({
    page,
    word,
    text,
    confidence,
    box: { x, y: page_height - y - height, width, height },
  }));
  return { words: placed, total };
}

/** A word that was read wrongly, put right by hand: in the text, in what a search finds, and in what is asked. */
export async function correctWord(
  ctx: MemberContext,
  { fileId, page, word, text }: z.infer<typeof correctionInput>,
): Promise<OcrResult> {
  const file = await findLiveFile(ctx, fileId);
  await ctx.db.transaction().execute(async (trx) => {
    await requireUnchanged(trx, file);
    const row = await ocrPages.holdOcrPage(trx, fileId, page);
    const wrong = row?.words[word];
    if (!row || !wrong) throw new AppError('word_missing');
    const content = replaceWord(row.content, row.words, word, text);
    const words = row.words.map((one, i) => (i === word ? { ...one, text, confidence: 1 } : one));
    await ocrPages.correctOcrPage(trx, fileId, page, content, words);
    const pages = await texts.listFileTexts(trx, file.user_id, fileId);
    const next = pages.map((one) => (one.page === page ? { ...one, text: content } : one));
    await texts.writeFileTexts(trx, file, 'ocr', next);
    await ctx.events.publish(file.user_id, { kind: 'files' }, trx);
  });
  await refreshPassages(ctx, file.user_id, fileId);
  return presentOcrRows(await ocrPages.listOcrPages(ctx.db, fileId), false);
}

/** The words are in the text in their order; the scan skips those before the wanted one. */
function replaceWord(content: string, words: StoredWord[], at: number, text: string): string {
  let from = 0;
  for (const { text: before } of words.slice(0, at)) {
    const found = content.indexOf(before, from);
    if (found >= 0) from = found + before.length;
  }
  const wrong = words[at]?.text ?? '';
  const found = content.indexOf(wrong, from);
  if (found < 0) return `${content}\n${text}`.trim();
  return content.slice(0, found) + text + content.slice(found + wrong.length);
}
