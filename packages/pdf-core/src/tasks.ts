import type { input } from 'zod';
import { defineTool, manyImages, manyPdfs, maybePdf, noInput, onePdf, onePdfOrImage } from './tool-entry.ts';

// Every tool by name: what the command line, batches and the server's pool can run. Listing a tool costs nothing;
// its schema and its engine are read when they are asked for.
export const tools = {
  merge: defineTool({
    about: 'Join documents into one, in the order given.',
    inputs: manyPdfs,
    options: () => import('./tools/merge.options.ts').then((module) => module.mergeOptions),
    load: () => import('./tools/merge.ts').then((module) => module.merge),
  }),
  split: defineTool({
    about: 'Divide a document into parts.',
    inputs: onePdf,
    options: () => import('./tools/split.options.ts').then((module) => module.splitOptions),
    load: () => import('./tools/split.ts').then((module) => module.split),
  }),
  organize: defineTool({
    about: 'Put pages into another order, turn them, leave some out.',
    inputs: onePdf,
    options: () => import('./tools/organize.options.ts').then((module) => module.organizeOptions),
    load: () => import('./tools/organize.ts').then((module) => module.organize),
  }),
  compress: defineTool({
    about: 'Make a document smaller.',
    inputs: onePdf,
    options: () => import('./tools/compress.options.ts').then((module) => module.compressOptions),
    load: () => import('./tools/compress.ts').then((module) => module.compress),
  }),
  'preview-compression': defineTool({
    about: 'Tell how small a document would become at three levels, and how alike it would look.',
    inputs: onePdf,
    options: () =>
      import('./tools/preview-compression.options.ts').then((module) => module.previewCompressionOptions),
    load: () => import('./tools/preview-compression.ts').then((module) => module.previewCompression),
  }),
  'images-to-pdf': defineTool({
    about: 'Make a document of images.',
    inputs: manyImages,
    options: () => import('./tools/images-to-pdf.options.ts').then((module) => module.imagesToPdfOptions),
    load: () => import('./tools/images-to-pdf.ts').then((module) => module.imagesToPdf),
  }),
  render: defineTool({
    about: 'Draw pages as pictures.',
    inputs: onePdf,
    options: () => import('./tools/render.options.ts').then((module) => module.renderOptions),
    load: () => import('./tools/render.ts').then((module) => module.render),
  }),
  text: defineTool({
    about: 'Read the text of a PDF, Word or Excel file.',
    inputs: onePdf,
    options: () => import('./tools/text.options.ts').then((module) => module.textOptions),
    load: () => import('./tools/office-text.ts').then((module) => module.anyText),
  }),
  info: defineTool({
    about: 'Tell what a document is.',
    inputs: onePdf,
    options: () => import('./tools/info.options.ts').then((module) => module.infoOptions),
    load: () => import('./tools/info.ts').then((module) => module.info),
  }),
  analyze: defineTool({
    about: 'Tell what a document is made of, where its bytes go, and what to know of it.',
    inputs: onePdf,
    options: () => import('./tools/analyze.options.ts').then((module) => module.analyzeOptions),
    load: () => import('./tools/analyze.ts').then((module) => module.analyze),
  }),
  ocr: defineTool({
    about: 'Read the text of scans and images, and make it searchable.',
    inputs: onePdfOrImage,
    options: () => import('./tools/ocr.options.ts').then((module) => module.ocrOptions),
    load: () => import('./tools/ocr.ts').then((module) => module.ocr),
  }),
  watermark: defineTool({
    about: 'Put words across every page.',
    inputs: onePdf,
    options: () => import('./tools/watermark.options.ts').then((module) => module.watermarkOptions),
    load: () => import('./tools/watermark.ts').then((module) => module.watermark),
  }),
  'page-numbers': defineTool({
    about: 'Number the pages.',
    inputs: onePdf,
    options: () => import('./tools/page-numbers.options.ts').then((module) => module.pageNumbersOptions),
    load: () => import('./tools/page-numbers.ts').then((module) => module.pageNumbers),
  }),
  bookmarks: defineTool({
    about: 'Make bookmarks from the headings of a document.',
    inputs: onePdf,
    options: () => import('./tools/bookmarks.options.ts').then((module) => module.bookmarksOptions),
    load: () => import('./tools/bookmarks.ts').then((module) => module.bookmarks),
  }),
  'create-form': defineTool({
    about: 'Make a form, or put fields on a document.',
    inputs: maybePdf,
    options: () => import('./tools/create-form.options.ts').then((module) => module.createFormOptions),
    load: () => import('./tools/create-form.ts').then((module) => module.createForm),
  }),
  letter: defineTool({
    about: 'Write a page or more: a title, facts, a table with its total, a note.',
    inputs: noInput,
    options: () => import('./tools/letter.options.ts').then((module) => module.letterOptions),
    load: () => import('./tools/letter.ts').then((module) => module.letter),
  }),
  'form-fields': defineTool({
    about: 'Tell what a form asks for, and what it holds.',
    inputs: onePdf,
    options: () => import('./tools/form-fields.options.ts').then((module) => module.formFieldsOptions),
    load: () => import('./tools/form-fields.ts').then((module) => module.formFields),
  }),
  'fill-form': defineTool({
    about: 'Fill in a form.',
    inputs: onePdf,
    options: () => import('./tools/fill-form.options.ts').then((module) => module.fillFormOptions),
    load: () => import('./tools/fill-form.ts').then((module) => module.fillForm),
  }),
  flatten: defineTool({
    about: 'Make fields and notes a fixed part of the pages.',
    inputs: onePdf,
    options: () => import('./tools/flatten.options.ts').then((module) => module.flattenOptions),
    load: () => import('./tools/flatten.ts').then((module) => module.flatten),
  }),
  sign: defineTool({
    about: 'Sign a document with a certificate.',
    inputs: onePdf,
    options: () => import('./tools/sign.options.ts').then((module) => module.signOptions),
    load: () => import('./tools/sign.ts').then((module) => module.sign),
  }),
  signatures: defineTool({
    about: 'Verify the signatures of a document.',
    inputs: onePdf,
    options: () => import('./tools/signatures.options.ts').then((module) => module.signaturesOptions),
    load: () => import('./tools/signatures.ts').then((module) => module.signatures),
  }),
  annotate: defineTool({
    about: 'Put notes, marks and drawings on pages.',
    inputs: onePdf,
    options: () => import('./tools/annotate.options.ts').then((module) => module.annotateOptions),
    load: () => import('./tools/annotate.ts').then((module) => module.annotate),
  }),
  protect: defineTool({
    about: 'Lock a document with a password, and say what may be done with it.',
    inputs: onePdf,
    options: () => import('./tools/protect.options.ts').then((module) => module.protectOptions),
    load: () => import('./tools/protect.ts').then((module) => module.protect),
  }),
  unlock: defineTool({
    about: 'Take the password off a document.',
    inputs: onePdf,
    options: () => import('./tools/unlock.options.ts').then((module) => module.unlockOptions),
    load: () => import('./tools/unlock.ts').then((module) => module.unlock),
  }),
};

type Tools = typeof tools;
export type ToolName = keyof Tools;
/** What a person may leave out is optional here; defaults fill it in. */
export type ToolOptions<Name extends ToolName> = input<Awaited<ReturnType<Tools[Name]['options']>>>;
export type ToolReport<Name extends ToolName> = Awaited<
  ReturnType<Awaited<ReturnType<Tools[Name]['load']>>>
>['report'];

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(tools, name);
}
