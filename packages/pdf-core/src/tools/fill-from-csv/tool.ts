import { advanced, defineTool, onePdf } from '../record.ts';

/** Two people, in columns `name` and `who`. */
const TABLE = 'bmFtZSx3aG8KQWRhLEFkYQpHcmFjZSxHcmFjZQo=';

export const fillFromCsvTool = defineTool({
  id: 'fill-from-csv',
  about: 'Fill in a form once for each row of a table.',
  group: 'forms',
  icon: 'table-2',
  inputs: onePdf,
  makes: 'folder',
  contains: 'pdf',
  needs: 'fillingForms',
  ending: 'filled',
  reader: 'edit',
  options: () => import('./options.ts').then(({ fillFromCsvOptions }) => fillFromCsvOptions),
  report: () => import('./report.ts').then(({ fillFromCsvReport }) => fillFromCsvReport),
  touches: ({ flatten, outputFormat }) => ({
    draws: flatten || outputFormat === 'merged' ? 'content' : 'artifacts',
    isAssembled: outputFormat === 'merged',
  }),
  removes: ({ flatten, outputFormat }) => (flatten || outputFormat === 'merged' ? ['form_fields'] : []),
  example: { table: TABLE },
  features: advanced,
  batch: { forOne: true, feeding: { outputFormat: 'pdf' } },
  whenKept: { outputFormat: 'zip' },
  limits: { seconds: 300 },
  commandLine: {
    fromFile: ['table'],
    examples: ['sheaf fill-from-csv form.pdf --table people.csv --name-by surname -o filled/'],
  },
  load: () => import('#engines/fill-from-csv/fill-from-csv.ts').then(({ fillFromCsv }) => fillFromCsv),
});
