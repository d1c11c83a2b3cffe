import { Copier } from '../pdf/copier.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { OpenDocument } from '../pdf/open.ts';
import type { Page } from '../pdf/pages.ts';
import type { PdfWriter } from '../pdf/writer.ts';

/** A page to take, counted from 0, and by how much to turn it clockwise. */
export type PageChoice = { index: number; rotate?: number };

/** What an assembly takes of one document. */
export type Part = { open: OpenDocument; pages: PageChoice[]; title: string };

export type AssemblySettings = {
  /** `keep` the parts' own; `perPart`: one for each part with its own below; `drop` all. */
  outlines: 'keep' | 'perPart' | 'drop';
  /** Attachments, scripts and what else hangs on the document and not on its pages. */
  extras: boolean;
  /** The result's own properties, such as Title. */
  info?: Record<string, string>;
  /** Bookmarks to pages that are left out lead to the page after them instead of being left out too. */
  leadOn?: boolean;
  /** Boxes that presses need on every page, and the print scaling set to actual size. */
  forPrint?: boolean;
  /** Whether there is but one part. */
  alone?: boolean;
};

/** A part while it is being written. */
export type Source = Part & {
  document: PdfDocument;
  copier: Copier;
  /** Whether every page comes along, so that nothing has to be looked through for what does not. */
  whole: boolean;
  /** Chosen pages with the numbers they get, in order. */
  chosen: { page: Page; number: number; rotate: number }[];
  /** The new number that stands for a page of the document, by its position there. */
  pageNumbers: Map<number, number>;
  /** How many pages of the result come before. */
  before: number;
  forPrint: boolean;
  /** The meaning of colors without a profile in this document; '' if undefined. Set on pages that join others'. */
  outputIntents: string;
  /** Whether the result is made of this part only. */
  alone: boolean;
};

/** Gives each chosen page its number, and sends references to pages that stay behind into nothing. */
export function prepareSource(
  part: Part,
  before: number,
  writer: PdfWriter,
  pagesRoot: number,
  settings: AssemblySettings,
): Source {
  const { document, pages } = part.open;
  const copier = new Copier(document, writer);
  const pageNumbers = new Map<number, number>();
  const chosen = part.pages.map(({ index, rotate = 0 }) => {
    const page = pages.pages[index]!;
    const number = writer.allocate();
    // A page taken twice is two pages; links lead to the first.
    if (!pageNumbers.has(index)) pageNumbers.set(index, number);
    return { page, number, rotate };
  });
  const whole = settings.leadOn === true || pageNumbers.size === pages.pages.length;
  for (const node of pages.nodes) copier.redirect(node, pagesRoot);
  let next = 0;
  for (let index = pages.pages.length - 1; index >= 0; index--) {
    const number = pageNumbers.get(index);
    if (number) next = number;
    if (!number && settings.leadOn && next) pageNumbers.set(index, next);
    copier.redirect(pages.pages[index]!.number, number ?? (settings.leadOn ? next : 0));
  }
  const { forPrint = false, alone = false } = settings;
  const outputIntents = intentsOf(document, copier);
  return { ...part, document, copier, whole, chosen, pageNumbers, before, forPrint, outputIntents, alone };
}

function intentsOf(document: PdfDocument, copier: Copier): string {
  const value = document.root.get('OutputIntents');
  return document.array(value).length ? copier.token(value) : '';
}
