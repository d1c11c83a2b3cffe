import { defineTexts } from '../../../lib/texts.ts';
import type { ToolId } from './tool-list.ts';

const en: Record<ToolId, string[]> = {
  merge: [
    'Files, or single pages of them, in any order',
    'Page numbers, a title page and a watermark over the whole result',
    'A bookmark for each file, and blank pages left out',
  ],
  split: [
    'By pages, by size, at bookmarks or at ranges of your own',
    'Parts as separate files or as one zip',
    'Bookmarks and properties kept in each part',
  ],
  compress: [
    'True sizes, and the page before and after, before anything is kept',
    'Image quality and resolution set by you, down to shades of gray',
    'Properties, notes and bookmarks left out where you say so',
  ],
  convert: [
    'Up to four pictures a page, on five sizes of paper',
    'Margins, borders, background and how a picture fills its place',
    'Page numbers, the date and the document’s properties',
  ],
  ocr: [
    'Several languages in one document',
    'Scans cleaned up before they are read',
    'The text to copy, or a PDF that can be searched',
  ],
  'ai-chat': [
    'Answers with the page they stand on, marked in the document',
    'How finely the document is looked through, set by you',
    'Conversations that are kept with the file',
  ],
  organize: [
    'Pages dragged into another order',
    'Single pages turned or left out, every step taken back at will',
    'Bookmarks, links and form fields that go on working',
  ],
  watermark: [
    'Your words across every page',
    'Their strength, angle and colour, seen on the pages first',
    'Any script that the fonts know',
  ],
  'page-numbers': [
    'In any of six places on the page',
    'Arabic or Roman numerals',
    'Seen on the pages before they are printed on them',
  ],
  annotate: [
    'Highlights, notes, words, lines and drawings',
    'Stamps of words or of a picture',
    'Real annotations, which any reader shows and can answer',
  ],
  sign: [
    'Typed, drawn or as a picture, put where you want it',
    'A certificate of your own, or that of this instance',
    'A signature that any reader can check',
  ],
  verify: [
    'Who signed, when, and with which certificate',
    'Whether anything changed since',
    'Each signature of the document by itself',
  ],
  'create-form': [
    'Seven kinds of fields, dragged onto a document or onto empty pages',
    'Names, first values and what must be filled in',
    'A form that works in any reader',
  ],
  'fill-form': [
    'Every field in a list, with its place on the page',
    'Choices, ticks and dates as the form asks for them',
    'The answers made a fixed part of the page where you like',
  ],
  flatten: [
    'Form fields and notes made part of the page',
    'Either of them by itself',
    'The look of every page unchanged',
  ],
  protect: [
    'A password to open it, in AES with 256 bits',
    'What others may print, change, copy or fill in',
    'A second password for the owner',
  ],
  unlock: [
    'The password taken off, when you know it',
    'Restrictions gone with it',
    'The locked original kept beside it',
  ],
  analyze: [
    'Pages, fonts, pictures and what each of them weighs',
    'What could be saved, and what to mind',
    'How well it can be read aloud',
  ],
};

/** What a plan would give, in the tool's own terms. */
export const planGateTexts = defineTexts(
  {
    en: {
      gains: en,
      inPlan: (plan: string) => `Part of the ${plan} plan`,
      price: (plan: string, dollars: string) =>
        `${plan} is $${dollars} a month, with every professional tool.`,
      basic: 'The basic tools are yours on every plan:',
      toBasic: 'PDF Tools',
    },
  },
  {
    de: () => import('./plan-gate.texts.de.ts'),
    es: () => import('./plan-gate.texts.es.ts'),
    fr: () => import('./plan-gate.texts.fr.ts'),
  },
);
