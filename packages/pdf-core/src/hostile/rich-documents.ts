import { makeDocument } from '../edit/testing/make-document.ts';
import { makeTestPdf } from '../testing/documents.ts';

/** Honest documents with much in them: what every tool must take well, and what the fuzzer starts from. */
export function richDocuments(): { name: string; bytes: Uint8Array }[] {
  const pages = [
    { text: 'A title', links: [{ to: 1 }, { named: 'end' }, { old: 'old' }] },
    { text: 'Lying on its side', rotate: 90, ballast: 400 },
    { text: 'Upside down', rotate: 180, size: [842, 595] as [number, number] },
    { text: '' },
  ];
  const bound = makeTestPdf({
    pages,
    outline: [
      { title: 'One', page: 0, children: [{ title: 'Two', named: 'end' }] },
      { title: 'Out', uri: 'https://example.org/' },
    ],
    named: { end: 2 },
    oldNamed: { old: 1 },
    fields: [{ name: 'name', value: 'Ada', pages: [0, 1] }],
    labels: { 0: '/S/r', 2: '/S/D' },
    attachments: { 'note.txt': 'kept' },
    info: { Title: 'Rich', Author: 'Nobody' },
  });
  const streams = makeDocument({
    compressed: true,
    pages: [
      { entries: '/Annots [11 0 R]' },
      { media: [-50, -50, 250, 350], crop: [0, 0, 200, 300], rotate: 270 },
    ],
    objects: [
      '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\nabcd\nendstream',
      '<< /Type /Annot /Subtype /Square /Rect [20 20 90 90] /C [1 0 0] >>',
    ],
  });
  const inherited = makeTestPdf({ pages: [{ text: 'Heir' }, { text: 'Heiress' }], inherit: true });
  return [
    { name: 'bound.pdf', bytes: bound },
    { name: 'streams.pdf', bytes: streams },
    { name: 'inherited.pdf', bytes: inherited },
  ];
}
