import { advanced, defineTool, onePdf } from '../record.ts';

export const fillFormTool = defineTool({
  id: 'fill-form',
  about: 'Fill in a form.',
  group: 'forms',
  icon: 'file-pen',
  inputs: onePdf,
  pages: 'kept',
  needs: 'fillingForms',
  ending: 'filled',
  reader: 'edit',
  // What a field shows belongs to its field, which tags name already; flattened it is content of the page.
  touches: ({ flatten }) => ({ draws: flatten ? 'content' : 'artifacts' }),
  onSigned: 'kept',
  options: () => import('./options.ts').then(({ fillFormOptions }) => fillFormOptions),
  report: () => import('./report.ts').then(({ fillFormReport }) => fillFormReport),
  example: { fields: {} },
  features: advanced,
  commandLine: {
    aliases: { field: 'fields' },
    examples: [
      'sheaf fill-form form.pdf --field "Name=Ada Lovelace" --field Agree=true -o filled.pdf',
      'sheaf fill-form form.pdf --field values.json -o filled.pdf',
    ],
  },
  load: () => import('#engines/fill-form/fill-form.ts').then(({ fillForm }) => fillForm),
});
