import { defineTexts } from '../../../lib/texts.ts';
import { formatNumber } from '../../../lib/format.ts';

const count = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

/** What every tool says, and what each is called and for. */
export const advancedTexts = defineTexts(
  {
    en: {
      pageTitle: (tool: string) => `${tool} · Professional PDF Tools · Sheaf`,
      title: 'Professional PDF Tools',
      tabs: 'Tools',
      more: 'More tools',
      tools: {
        merge: { name: 'Merge', lede: 'Bind files into one, numbered, titled and marked as you like.' },
        split: { name: 'Split', lede: 'Cut a document by pages, size, bookmarks or your own ranges.' },
        compress: { name: 'Compress', lede: 'Make a document smaller, and decide what it may cost.' },
        convert: { name: 'Convert', lede: 'Lay images out on pages.' },
        ocr: { name: 'OCR', lede: 'Read the text of scanned pages.' },
        'ai-chat': { name: 'AI Chat', lede: 'Ask a document questions.' },
        organize: { name: 'Organize pages', lede: 'Put pages in another order, turn them, leave some out.' },
        watermark: { name: 'Watermark', lede: 'Put words across every page.' },
        'page-numbers': { name: 'Page numbers', lede: 'Number the pages.' },
        annotate: { name: 'Annotate', lede: 'Put notes, marks and drawings on pages.' },
        sign: { name: 'Sign', lede: 'Sign with a certificate that any reader can check.' },
        verify: { name: 'Verify signatures', lede: 'See who signed, and whether anything changed since.' },
        'create-form': { name: 'Create form', lede: 'Put fields on a page for others to fill in.' },
        'fill-form': { name: 'Fill form', lede: 'Fill in the fields of a form.' },
        flatten: { name: 'Flatten', lede: 'Make fields and notes a fixed part of the pages.' },
        protect: { name: 'Protect', lede: 'Lock a document with a password.' },
        unlock: { name: 'Unlock', lede: 'Take the password off a document.' },
        analyze: { name: 'Analyze', lede: 'See what a document is made of.' },
      },
      options: 'Options',
      reset: 'Reset',
      pageOf: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
      page: (page: number) => `Page ${formatNumber(page)}`,
      pages: (pages: number) => count(pages, 'page', 'pages'),
      files: (files: number) => count(files, 'file', 'files'),
      previousPage: 'Previous page',
      nextPage: 'Next page',
      saved: 'Saved as a new file beside the original.',
      seePlans: 'See plans',
      opening: 'Opening the document',
      cannotOpen: 'This document cannot be opened here.',
      tryAgain: 'Try again',
      locked: 'It is locked with a password. Unlock it first.',
      unlock: 'Unlock',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      undo: 'Undo',
      redo: 'Redo',
      wrongKind: {
        pdf: 'All selected files must be PDFs',
        image: 'All selected files must be images',
        scan: 'Text can be read from PDFs, JPG and PNG files.',
        text: 'PDF, JPG, PNG, DOCX and XLSX files can be asked.',
      },
    },
  },
  {
    de: () => import('./advanced.texts.de.ts'),
    es: () => import('./advanced.texts.es.ts'),
    fr: () => import('./advanced.texts.fr.ts'),
  },
);
