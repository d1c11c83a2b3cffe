import { advanced, defineTool, onePdf } from '../record.ts';

export const flattenTool = defineTool({
  id: 'flatten',
  about: 'Make fields and notes a fixed part of the pages.',
  group: 'forms',
  icon: 'layers',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'flattened',
  reader: 'edit',
  touches: () => ({ draws: 'content' }),
  removes: () => ['form_fields', 'xfa'],
  needsOne: { of: ['forms', 'annotations'], reason: 'nothing_chosen', areOn: true },
  options: () => import('./options.ts').then(({ flattenOptions }) => flattenOptions),
  report: () => import('./report.ts').then(({ flattenReport }) => flattenReport),
  example: {},
  features: advanced,
  batch: {},
  load: () => import('#engines/flatten/flatten.ts').then(({ flatten }) => flatten),
});
