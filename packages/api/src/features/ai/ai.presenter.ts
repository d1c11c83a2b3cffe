import type { OcrPageRow, StoredWord, SummaryRow } from '@sheaf/db';
import type { ModelFailure } from './ai.model-failures.schema.ts';
import { tellOtherLanguage } from '@sheaf/pdf-core/options';
import type { OcrResult, Summary } from './ai.schema.ts';

type Page = Omit<OcrResult['pages'][number], 'words'> & { words: StoredWord[] };

export function presentReading(language: string, pages: Page[], withWords: boolean): OcrResult {
  const read = pages.filter(({ source }) => source === 'ocr');
  const letters = read.reduce((sum, { text }) => sum + text.length, 0);
  const sure = read.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  return {
    text: pages
      .map(({ text }) => text)
      .join('\n\n')
      .trim(),
    confidence: letters ? sure / letters : read.length ? 0 : 1,
    pageCount: pages.length,
    language,
    pages: pages.map(({ page, source, text, confidence, width, height, words, ...told }) => ({
      page,
      source,
      text,
      confidence,
      width,
      height,
      ...(source === 'ocr' ? tellLanguages(text, told.language ?? language) : {}),
      ...(withWords ? { words } : {}),
    })),
  };
}

function tellLanguages(text: string, language: string) {
  const other = tellOtherLanguage(text, language);
  return { language, ...(other ? { otherLanguage: other.code } : {}) };
}

export function presentOcrRows(rows: OcrPageRow[], withWords: boolean): OcrResult {
  const pages = rows.map(({ content, ...row }) => ({ ...row, text: content }));
  return presentReading(rows[0]?.language ?? 'eng', pages, withWords);
}

export function presentSummary(row: SummaryRow): Summary {
  const { id, summary_type, summary_text, word_count, sentences, engine, fallback, created_at } = row;
  const said = { id, summary_type, summary_text, word_count, sentences, engine, created_at };
  return fallback ? { ...said, fallback: fallback as ModelFailure } : said;
}
