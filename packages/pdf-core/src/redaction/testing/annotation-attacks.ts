import { type Attack, base, stream, T } from './attack.ts';

/** Words in notes, links and fields. */
export const ANNOTATION_ATTACKS: Attack[] = [
  {
    name: 'field name',
    doc: {
      catalog: '/AcroForm << /Fields [10 0 R] >>',
      objects: ['<< /Subtype /Widget /FT /Tx /T (Lovelace) /V (x) /Rect [0 20 9 29] >>'],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'field parent name+kids',
    doc: {
      catalog: '/AcroForm << /Fields [11 0 R] >>',
      objects: [
        '<< /Subtype /Widget /Parent 11 0 R /Rect [0 20 9 29] >>',
        '<< /FT /Tx /T (Lovelace) /Kids [10 0 R] >>',
      ],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'choice options',
    doc: {
      catalog: '/AcroForm << /Fields [10 0 R] >>',
      objects: ['<< /Subtype /Widget /FT /Ch /T (a) /V (x) /Opt [[(1) (Lovelace)] (x)] /Rect [0 20 9 29] >>'],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'field default',
    doc: {
      catalog: '/AcroForm << /Fields [10 0 R] >>',
      objects: ['<< /Subtype /Widget /FT /Tx /T (a) /DV (Lovelace) /Rect [0 20 9 29] >>'],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'radio state names',
    doc: {
      catalog: '/AcroForm << /Fields [10 0 R] >>',
      objects: [
        '<< /Subtype /Widget /FT /Btn /T (a) /V /Lovelace /AS /Lovelace /AP << /N << /Lovelace 11 0 R /Off 11 0 R >> >> /Rect [0 20 9 29] >>',
        stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', '0 0 5 5 re f'),
      ],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'appearance only',
    doc: {
      objects: [
        '<< /Subtype /Stamp /AP << /N 11 0 R >> /Rect [100 200 300 229] >>',
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 200 29] /Resources << /Font << /F1 3 0 R >> >>',
          T('by Lovelace', 2, 5),
        ),
      ],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'appearance only, no word on page',
    doc: {
      objects: [
        '<< /Subtype /Stamp /AP << /N 11 0 R >> /Rect [100 200 300 229] >>',
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 200 29] /Resources << /Font << /F1 3 0 R >> >>',
          T('by Lovelace', 2, 5),
        ),
      ],
      pages: [{ content: T('nothing'), entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'named dest tree',
    doc: {
      catalog: '/Names << /Dests << /Names [(Lovelace) [100 0 R /Fit]] >> >>',
      objects: ['<< /Subtype /Link /Rect [0 0 9 9] /Dest (Lovelace) >>'],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'attachment annot',
    doc: {
      objects: [
        '<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS 11 0 R >>',
        '<< /Type /Filespec /F (a) /EF << /F 12 0 R >> >>',
        stream('/Type /EmbeddedFile', 'x Lovelace'),
      ],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'uri link',
    doc: {
      objects: [
        '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://x.example/Ada%20Love%6Cace) >> >>',
      ],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
    gone: /Love%6Cace/,
  },
  {
    name: 'popup/richtext',
    doc: {
      objects: ['<< /Subtype /Text /Rect [0 0 9 9] /Contents (hi) /T (Lovelace) /RC (<p>x</p>) >>'],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
  },
  {
    name: 'orphan field no widget',
    doc: {
      catalog: '/AcroForm << /Fields [10 0 R] >>',
      objects: ['<< /FT /Tx /T (a) /V (Lovelace) >>'],
      pages: [{ content: base }],
    },
  },
  {
    name: 'da words',
    doc: {
      catalog: '/AcroForm << /Fields [10 0 R] /DA (/Helv 0 Tf 0 g) >>',
      objects: ['<< /Subtype /Widget /FT /Tx /T (n) /DA (/Helv 12 Tf 0 g) /V (x) /Rect [0 20 9 29] >>'],
      pages: [{ content: T('Helv g Tf'), entries: '/Annots [10 0 R]' }],
    },
    opt: { words: ['Helv', 'g', 'Tf'] },
    gone: /NEVER/,
    keep: /Helv 12 Tf/,
  },
];
