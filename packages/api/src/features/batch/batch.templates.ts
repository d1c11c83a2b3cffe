import { openArea } from '@sheaf/messages';
import type { BatchTemplate } from './batch.schema.ts';

const previous = ['$previous'];

/** Recipes for what people do again and again. */
const recipes = [
  {
    id: 'shrink',
    operations: [{ type: 'compress', options: { quality: 0.7 } }],
  },
  {
    id: 'bundle',
    operations: [
      { type: 'compress', options: { quality: 0.7 } },
      { type: 'merge', fileIds: previous, options: { outputName: 'bundle.pdf' } },
      { type: 'page-numbers', fileIds: previous, options: {} },
    ],
  },
  {
    id: 'photographs',
    operations: [
      { type: 'convert', options: { outputName: 'photographs.pdf' } },
      { type: 'compress', fileIds: previous, options: { quality: 0.7 } },
    ],
  },
  {
    id: 'confidential',
    operations: [
      { type: 'flatten', options: {} },
      { type: 'watermark', fileIds: previous, options: { text: 'CONFIDENTIAL' } },
    ],
  },
  {
    id: 'scans',
    operations: [
      { type: 'ocr', options: {} },
      { type: 'compress', fileIds: previous, options: { quality: 0.7 } },
    ],
  },
  {
    id: 'digest',
    operations: [
      { type: 'ocr', options: {} },
      { type: 'summarize', fileIds: previous, options: { summaryType: 'brief' } },
    ],
  },
  {
    id: 'pages',
    operations: [
      { type: 'page-numbers', options: {} },
      { type: 'split', fileIds: previous, options: {} },
    ],
  },
] as const satisfies Pick<BatchTemplate, 'id' | 'operations'>[];

/** With English names; a page translates them by id. */
export function listCommonTemplates(): BatchTemplate[] {
  const say = openArea('en', 'answers');
  return recipes.map(({ id, operations }) => ({
    id,
    name: say(`templates.${id}.name`),
    description: say(`templates.${id}.description`),
    operations,
  }));
}
