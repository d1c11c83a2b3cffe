import { PdfError } from '../errors.ts';
import { withinPageTime } from '../page-clock.ts';
import type { PdfiumDocument } from './document.ts';
import { readFloats, withMemory } from './memory.ts';

export type PageSize = { width: number; height: number };

/** The displayed size: crop box, rotated as the page defines, in points (1/72 inch). */
export function readPageSize(document: PdfiumDocument, index: number): PageSize {
  const { engine, handle } = document;
  return withMemory(engine, 8, (pointer) => {
    if (!engine.FPDF_GetPageSizeByIndexF(handle, index, pointer)) throw unreadablePage(index);
    const [width = 0, height = 0] = readFloats(engine, pointer, 2);
    return { width, height };
  });
}

/** Opens a page (counted from 0), hands it to `use`, and closes it. */
export function withPage<T>(document: PdfiumDocument, index: number, use: (page: number) => T): T {
  return withinPageTime(() => openPage(document, index, use));
}

function openPage<T>(document: PdfiumDocument, index: number, use: (page: number) => T): T {
  const { engine, form } = document;
  document.scales?.read(index);
  const page = engine.FPDF_LoadPage(document.handle, index);
  if (!page) throw unreadablePage(index);
  try {
    if (form) engine.FORM_OnAfterLoadPage(page, form);
    return use(page);
  } finally {
    if (form) engine.FORM_OnBeforeClosePage(page, form);
    engine.FPDF_ClosePage(page);
  }
}

function unreadablePage(index: number): PdfError {
  return new PdfError('page_unreadable', { page: index + 1 });
}
