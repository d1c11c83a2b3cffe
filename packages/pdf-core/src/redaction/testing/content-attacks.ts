import { type Attack, base, stream, T } from './attack.ts';

/** Words in content that is not read as text. */
export const CONTENT_ATTACKS: Attack[] = [
  {
    name: 'resource name',
    doc: {
      objects: [stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', '0 0 5 5 re f')],
      pages: [
        {
          content: base + ' /Lovelace Do',
          entries: '/Resources << /Font << /F1 3 0 R >> /XObject << /Lovelace 10 0 R >> >>',
        },
        { content: '/Lovelace Do', entries: '/Resources << /XObject << /Lovelace 10 0 R >> >>' },
      ],
    },
  },
  {
    name: 'spot colour name',
    doc: {
      objects: [
        '[/Separation /Lovelace /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 1] /N 1 >>]',
      ],
      pages: [
        {
          content: '/C cs 1 scn ' + base,
          entries: '/Resources << /Font << /F1 3 0 R >> /ColorSpace << /C 10 0 R >> >>',
        },
      ],
    },
  },
  {
    name: 'shared form other page',
    doc: {
      objects: [
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >>',
          base,
        ),
      ],
      pages: [
        { content: '/X Do', entries: '/Resources << /XObject << /X 10 0 R >> >>' },
        { content: '/X Do', entries: '/Resources << /XObject << /X 10 0 R >> >>' },
      ],
    },
  },
  {
    name: 'shared form unused on page 2',
    doc: {
      objects: [
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >>',
          base,
        ),
      ],
      pages: [
        { content: '/X Do', entries: '/Resources << /XObject << /X 10 0 R >> >>' },
        { content: T('two'), entries: '/Resources << /Font << /F1 3 0 R >> /XObject << /X 10 0 R >> >>' },
      ],
    },
  },
  {
    name: 'marked words actualtext',
    doc: {
      pages: [{ content: '/Span << /ActualText (Lovelace) >> BDC ' + T('L.') + ' EMC ' + T('in', 300, 300) }],
    },
  },
  {
    name: 'page-level custom keys',
    doc: {
      pages: [
        {
          content: base,
          entries: '/AdobeX << /Secret (Lovelace) /Lovelace true >> /LastModified (D:Lovelace)',
        },
      ],
    },
  },
  { name: 'tabs in content: dp', doc: { pages: [{ content: '/Lovelace DP /Lovelace MP ' + base }] } },
  { name: 'comment in content', doc: { pages: [{ content: base }, { content: '% Lovelace\n' + T('two') }] } },
  {
    name: 'comment in content p2',
    doc: { pages: [{ content: base }, { content: T('two') + ' (Lovelace) pop' }] },
  },
  {
    name: 'compat section',
    doc: { pages: [{ content: base }, { content: T('two') + ' BX (Lovelace) xyz EX' }] },
  },
  {
    name: 'palette',
    doc: {
      objects: [
        stream(
          '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 1 (ab c d)]',
          '\x01',
        ),
      ],
      pages: [
        {
          content: base + ' q 20 0 0 20 300 300 cm /I Do Q',
          entries: '/Resources << /Font << /F1 3 0 R >> /XObject << /I 10 0 R >> >>',
        },
      ],
    },
    opt: { words: ['ab', 'lovelace'] },
  },
  {
    name: 'letters of no size',
    doc: { pages: [{ content: `BT /F1 0.001 Tf 72 700 Td (Lovelace) Tj ET ${T('in', 72, 100)}` }] },
    refused: 'redaction_unproven',
  },
  {
    name: 'an image without an end',
    doc: { pages: [{ content: `${T('x')} BI /W 1 /H 1 ID xx${T('Lovelace', 72, 600)}` }] },
    refused: 'redaction_unreadable',
  },
];
