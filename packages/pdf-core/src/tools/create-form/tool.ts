import { advanced, defineTool, maybePdf } from '../record.ts';

export const createFormTool = defineTool({
  id: 'create-form',
  about: 'Make a form, or put fields on a document.',
  group: 'forms',
  icon: 'form-input',
  inputs: maybePdf,
  needs: 'modifying',
  ending: 'form',
  reader: 'edit',
  touches: () => ({ draws: 'content' }),
  options: () => import('./options.ts').then(({ createFormOptions }) => createFormOptions),
  report: () => import('../drawn-report.ts').then(({ drawnReport }) => drawnReport),
  example: { formFields: [{ type: 'text', name: 'who', x: 50, y: 50, width: 60, default: 'Ada' }] },
  features: advanced,
  commandLine: { examples: ['sheaf create-form --options form.json -o form.pdf'] },
  load: () => import('#engines/create-form/create-form.ts').then(({ createForm }) => createForm),
});
