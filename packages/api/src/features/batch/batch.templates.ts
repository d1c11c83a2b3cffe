import type { BatchTemplate } from './batch.schema.ts';

const previous = ['$previous'];

/** Recipes for what people do again and again. */
export const commonTemplates: BatchTemplate[] = [
  {
    id: 'shrink',
    name: 'Make files smaller',
    description: 'Every PDF compressed, each a file of its own.',
    operations: [{ type: 'compress', options: { quality: 0.7 } }],
  },
  {
    id: 'bundle',
    name: 'One tidy bundle',
    description: 'PDFs made smaller, joined in order and numbered through.',
    operations: [
      { type: 'compress', options: { quality: 0.7 } },
      { type: 'merge', fileIds: previous, options: { outputName: 'bundle.pdf' } },
      { type: 'page-numbers', fileIds: previous, options: {} },
    ],
  },
  {
    id: 'photographs',
    name: 'Photographs to PDF',
    description: 'Pictures become one PDF, a page for each, small enough to send.',
    operations: [
      { type: 'convert', options: { outputName: 'photographs.pdf' } },
      { type: 'compress', fileIds: previous, options: { quality: 0.7 } },
    ],
  },
  {
    id: 'confidential',
    name: 'Mark as confidential',
    description: 'CONFIDENTIAL across every page, and fields and notes made fixed.',
    operations: [
      { type: 'flatten', options: {} },
      { type: 'watermark', fileIds: previous, options: { text: 'CONFIDENTIAL' } },
    ],
  },
  {
    id: 'scans',
    name: 'Scans that can be searched',
    description: 'Words read and put under each page, then made smaller.',
    operations: [
      { type: 'ocr', options: {} },
      { type: 'compress', fileIds: previous, options: { quality: 0.7 } },
    ],
  },
  {
    id: 'digest',
    name: 'Read and summed up',
    description: 'Scans read, and the gist of each document beside it.',
    operations: [
      { type: 'ocr', options: {} },
      { type: 'summarize', fileIds: previous, options: { summaryType: 'brief' } },
    ],
  },
  {
    id: 'pages',
    name: 'Single pages, numbered',
    description: 'Numbers on every page, then each page a file of its own, in one zip.',
    operations: [
      { type: 'page-numbers', options: {} },
      { type: 'split', fileIds: previous, options: {} },
    ],
  },
];
