import { advanced, defineTool, onePdf } from '../record.ts';

export const fillFormTool = defineTool({
  id: 'fill-form',
  about: 'Fill in a form.',
  group: 'forms',
  icon: 'file-pen',
  inputs: onePdf,
  ending: 'filled',
  reader: 'edit',
  options: () => import('./options.ts').then(({ fillFormOptions }) => fillFormOptions),
  report: () => import('./report.ts').then(({ fillFormReport }) => fillFormReport),
  example: { fields: {} },
  features: advanced,
  commandLine: { examples: ['sheaf fill-form form.pdf --options values.json -o filled.pdf'] },
  load: () => import('#engines/fill-form/fill-form.ts').then(({ fillForm }) => fillForm),
});
