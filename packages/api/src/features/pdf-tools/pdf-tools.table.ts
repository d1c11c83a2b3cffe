import { bookmarksReport } from '@sheaf/pdf-core/tools/bookmarks/report.ts';
import { compressReport } from '@sheaf/pdf-core/tools/compress/report.ts';
import { imagesToPdfReport } from '@sheaf/pdf-core/tools/images-to-pdf/report.ts';
import { mergeReport } from '@sheaf/pdf-core/tools/merge/report.ts';
import { splitReport } from '@sheaf/pdf-core/tools/split/report.ts';
import { drawnReport } from '@sheaf/pdf-core/tools/drawn-report.ts';
import { z } from 'zod';
import { defineAddress, defineToolAddress } from './pdf-tools.file-tool.ts';
import { toolInputs } from './pdf-tools.schema.ts';

const { pages, ...merged } = mergeReport.shape;
const { parts } = splitReport.shape;
const { signedLeftAlone: _, ...compressed } = compressReport.shape;
const { imagesChanged: __, fontsSubset: ___, ...saved } = compressed;
const drawn = drawnReport.shape;

/**
 * The addresses that tools had before each had `/pdf/tools/{id}`: they stay as they are. A new tool has no line here. What a
 * plan must have, the checks and the way to the tool are those of its record.
 */
export const fileTools = {
  merge: defineToolAddress('merge', {
    path: '/pdf/merge',
    summary: 'Join documents',
    input: toolInputs.merge,
    answer: { pages },
    options: (given) => ({ pages: given.pages }),
  }),
  split: defineToolAddress('split', {
    path: '/pdf/split',
    input: toolInputs.split,
    answer: { parts },
    options: ({ pages: ranges, outputFormat }) => ({ pages: ranges, outputFormat }),
  }),
  compress: defineToolAddress('compress', {
    path: '/pdf/compress',
    input: toolInputs.compress,
    answer: saved,
    options: ({ quality }) => ({ quality }),
    shown: ({ previewId }) => previewId,
  }),
  imagesToPdf: defineToolAddress('images-to-pdf', {
    path: '/pdf/convert/images-to-pdf',
    input: toolInputs.imagesToPdf,
    answer: { pages },
    options: () => ({}),
  }),
  officeToPdf: defineAddress(
    {
      path: '/pdf/convert/office-to-pdf',
      summary: 'Make a document of a Word, Excel, PowerPoint or OpenDocument file',
      action: 'office-to-pdf',
      input: toolInputs.officeToPdf,
      answer: {},
    },
    'office',
    async (ctx) => ({
      features: ['basic_pdf_tools'],
      run: ([file], settings, use) => {
        if (!file) throw new Error('One file is wanted.');
        return ctx.tools.convertOffice(file, settings, use);
      },
      tell: () => ({}),
    }),
  ),
  advancedMerge: defineToolAddress('merge', {
    path: '/pdf/advanced/advanced-merge',
    summary: 'Join documents, with bookmarks, numbers, title page and watermark',
    action: 'advanced-merge',
    input: toolInputs.advancedMerge,
    answer: { pages, ...merged },
    options: ({ options }) => options,
  }),
  advancedSplit: defineToolAddress('split', {
    path: '/pdf/advanced/advanced-split',
    summary: 'Divide a document by pages, size, bookmarks or ranges',
    action: 'advanced-split',
    input: toolInputs.advancedSplit,
    answer: { parts },
    options: ({ options }) => options,
  }),
  advancedCompress: defineToolAddress('compress', {
    path: '/pdf/advanced/advanced-compress',
    summary: 'Make a document smaller, with every choice',
    action: 'advanced-compress',
    input: toolInputs.advancedCompress,
    answer: { compressionStats: z.object(compressed) },
    options: ({ options }) => options,
    shown: ({ previewId }) => previewId,
    tell: (compressionStats) => ({ compressionStats }),
  }),
  advancedImagesToPdf: defineToolAddress('images-to-pdf', {
    path: '/pdf/advanced/advanced-images-to-pdf',
    summary: 'Make a document of images, with every choice',
    action: 'advanced-images-to-pdf',
    input: toolInputs.advancedImagesToPdf,
    answer: imagesToPdfReport.shape,
    options: ({ options }) => options,
  }),
  protect: defineToolAddress('protect', {
    path: '/pdf/advanced/password-protect',
    summary: 'Lock a document with a password',
    input: toolInputs.protect,
    answer: {},
    options: ({ password, ownerPassword, permissions }) => ({ password, ownerPassword, permissions }),
  }),
  unlock: defineToolAddress('unlock', {
    path: '/pdf/advanced/unlock',
    input: toolInputs.unlock,
    answer: {},
    options: ({ password }) => ({ password }),
  }),
  createForm: defineToolAddress('create-form', {
    path: '/pdf/advanced/create-form',
    input: toolInputs.createForm,
    answer: drawn,
    options: ({ formFields, pageSize, options }) => ({ formFields, pageSize, ...options }),
  }),
  fillForm: defineToolAddress('fill-form', {
    path: '/pdf/advanced/fill-form',
    input: toolInputs.fillForm,
    answer: drawn,
    options: ({ fields, flatten, password }) => ({ fields, flatten, password }),
  }),
  sign: defineToolAddress('sign', {
    path: '/pdf/advanced/digital-sign',
    input: toolInputs.sign,
    answer: drawn,
    options: ({ signatureData, signMarks, markPictures, position, size }) => ({
      signatureData,
      signMarks,
      markPictures,
      position,
      size,
    }),
  }),
  annotate: defineToolAddress('annotate', {
    path: '/pdf/advanced/annotate',
    input: toolInputs.annotate,
    answer: drawn,
    options: ({ annotations, fields }) => ({ annotations, fields }),
  }),
  organize: defineToolAddress('organize', {
    path: '/pdf/advanced/organize',
    input: toolInputs.organize,
    answer: {},
    options: (given) => ({ pages: given.pages }),
  }),
  watermark: defineToolAddress('watermark', {
    path: '/pdf/advanced/watermark',
    input: toolInputs.watermark,
    answer: drawn,
    options: ({ text, opacity, rotation, color }) => ({ text, opacity, rotation, color }),
  }),
  pageNumbers: defineToolAddress('page-numbers', {
    path: '/pdf/advanced/page-numbers',
    input: toolInputs.pageNumbers,
    answer: {},
    options: ({ position, start, style }) => ({ position, start, style }),
  }),
  bookmarks: defineToolAddress('bookmarks', {
    path: '/pdf/bookmarks',
    summary: 'Make bookmarks from the headings',
    input: toolInputs.bookmarks,
    answer: bookmarksReport.shape,
    options: () => ({}),
  }),
  flatten: defineToolAddress('flatten', {
    path: '/pdf/advanced/flatten',
    input: toolInputs.flatten,
    answer: {},
    options: ({ forms, annotations, password }) => ({ forms, annotations, password }),
  }),
};
