import { advanced, defineTool, onePdf } from '../record.ts';

export const signaturesTool = defineTool({
  id: 'signatures',
  about: 'Tell what the signatures of a document prove, and what changed since.',
  group: 'security',
  icon: 'shield-check',
  inputs: onePdf,
  makes: 'report',
  ending: 'signatures',
  reader: 'edit',
  readsAsIs: true,
  options: () => import('./options.ts').then(({ signaturesOptions }) => signaturesOptions),
  report: () => import('./report.ts').then(({ signaturesReport }) => signaturesReport),
  example: {},
  // Pictures are for pages that show them, and have an address of their own.
  internal: ['picture'],
  features: advanced,
  limits: { seconds: 30, memoryMb: 1024, cpuSeconds: 15 },
  commandLine: {
    fromFile: ['anchors'],
    examples: ['sheaf signatures signed.pdf', 'sheaf signatures signed.pdf --anchors trusted.pem'],
  },
  load: () => import('#engines/signatures/signatures.ts').then(({ signatures }) => signatures),
});
