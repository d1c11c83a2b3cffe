import { advanced, defineTool, onePdf } from '../record.ts';

export const formFieldsTool = defineTool({
  id: 'form-fields',
  about: 'Tell what a form asks for, and what it holds.',
  group: 'forms',
  icon: 'list-checks',
  inputs: onePdf,
  makes: 'report',
  ending: 'fields',
  reader: 'edit',
  options: () => import('./options.ts').then(({ formFieldsOptions }) => formFieldsOptions),
  report: () => import('./report.ts').then(({ formFieldsReport }) => formFieldsReport),
  example: {},
  features: advanced,
  unlisted: true,
  limits: { seconds: 30, memoryMb: 1024, cpuSeconds: 15 },
  commandLine: { examples: ['sheaf form-fields form.pdf'] },
  load: () => import('#engines/form-fields/form-fields.ts').then(({ formFields }) => formFields),
});
