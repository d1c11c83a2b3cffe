import { advanced, defineTool, onePdf } from '../record.ts';

export const signTool = defineTool({
  id: 'sign',
  about: 'Put signatures on pages, and sign with a certificate.',
  group: 'security',
  icon: 'signature',
  inputs: onePdf,
  pages: 'kept',
  needs: 'annotating',
  needsWith: { signatureData: 'modifying' },
  ending: 'signed',
  reader: 'edit',
  touches: ({ signatureData, markPictures }) => ({
    draws: 'content',
    isSeeThrough: signatureData?.image !== undefined || markPictures.length > 0,
  }),
  sealsResult: true,
  onSigned: 'kept',
  needsOne: { of: ['signatureData', 'signMarks'], reason: 'nothing_to_sign' },
  options: () => import('./options.ts').then(({ signOptions }) => signOptions),
  report: () => import('../drawn-report.ts').then(({ drawnReport }) => drawnReport),
  example: { signatureData: { name: 'Ada Lovelace' } },
  features: advanced,
  internal: ['identity'],
  action: 'digital-sign',
  commandLine: {
    aliases: {
      name: 'signatureData.name',
      reason: 'signatureData.reason',
      location: 'signatureData.location',
      certificate: 'signatureData.certificate',
      passphrase: 'signatureData.passphrase',
      image: 'signatureData.image',
      page: 'signatureData.page',
    },
    fromFile: ['signatureData.certificate', 'signatureData.image'],
    examples: [
      'sheaf sign in.pdf --name "Ada Lovelace" --certificate ada.p12 --passphrase-file pass.txt -o signed.pdf',
    ],
  },
  load: () => import('#engines/sign/sign.ts').then(({ sign }) => sign),
});
