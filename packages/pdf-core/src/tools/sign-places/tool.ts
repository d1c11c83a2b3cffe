import { advanced, defineTool, onePdf } from '../record.ts';

export const signPlacesTool = defineTool({
  id: 'sign-places',
  about: 'Find the lines and fields where a document wants a signature, initials, a date or a name.',
  group: 'forms',
  icon: 'signature',
  inputs: onePdf,
  makes: 'report',
  ending: 'places',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ signPlacesOptions }) => signPlacesOptions),
  report: () => import('./report.ts').then(({ signPlacesReport }) => signPlacesReport),
  example: {},
  features: advanced,
  unlisted: true,
  limits: { seconds: 30, memoryMb: 1024, cpuSeconds: 15 },
  commandLine: { examples: ['sheaf sign-places contract.pdf'] },
  load: () => import('#engines/sign-places/sign-places.ts').then(({ signPlaces }) => signPlaces),
});
