import { type Attack, base, stream, T } from './attack.ts';

const LOOK = '/Type /XObject /Subtype /Form /BBox [0 0 200 50] /Resources << /Font << /F1 3 0 R >> >>';
const email = { words: [], patterns: ['email'] };
const gone = /ada@example/;
const open = T('Write to bob@example.net');

/** An appearance whose letters are drawn piece by piece, each at its own place. */
function pieces(parts: [string, number][]): string {
  return parts.map(([text, x]) => `BT /F1 14 Tf 1 0 0 1 ${x} 5 Tm (${text}) Tj ET`).join(' ');
}

function appearance(name: string, content: string, others: string[] = []): Attack {
  return {
    name: `appearance ${name}`,
    doc: {
      objects: [
        '<< /Subtype /Stamp /Rect [100 200 300 229] /AP << /N 11 0 R >> >>',
        stream(others.length ? `${LOOK.slice(0, -3)} /XObject << /X 12 0 R >> >>` : LOOK, content),
        ...others,
      ],
      pages: [{ content: T('Dear'), entries: '/Annots [10 0 R]' }],
    },
    // Nothing of the note is left: no letter of it is shown by itself either.
    gone: /Stamp|Love|lace/,
    keep: /Dear/,
  };
}

const word: [string, number][] = [
  ['L', 5],
  ['o', 12.8],
  ['v', 20.6],
  ['e', 27.6],
  ['l', 35.4],
  ['a', 38.5],
  ['c', 46.3],
  ['e', 53.3],
];

/** What is said beside the pages, and by what no page draws itself. */
export const BESIDE_ATTACKS: Attack[] = [
  {
    name: 'pattern in a note',
    doc: {
      objects: ['<< /Subtype /Text /Rect [0 40 9 49] /Contents (write to ada@example.org) >>'],
      pages: [{ content: open, entries: '/Annots [10 0 R]' }],
    },
    opt: email,
    gone,
  },
  {
    name: 'pattern in a link',
    doc: {
      objects: ['<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (mailto:ada%40example.org) >> >>'],
      pages: [{ content: open, entries: '/Annots [10 0 R]' }],
    },
    opt: email,
    gone: /ada(?:@|%40)example/,
  },
  {
    name: 'pattern in a field',
    doc: {
      catalog: '/AcroForm << /Fields [10 0 R] >>',
      objects: ['<< /Subtype /Widget /FT /Tx /T (n) /V (ada@example.org) /Rect [0 20 9 29] >>'],
      pages: [{ content: open, entries: '/Annots [10 0 R]' }],
    },
    opt: email,
    gone,
  },
  {
    name: 'pattern in an appearance',
    doc: {
      objects: [
        '<< /Subtype /FreeText /Rect [0 20 9 29] /Contents (x) /AP << /N 11 0 R >> >>',
        stream(
          LOOK,
          pieces([
            ['ada@ex', 5],
            ['ample.org', 55.5],
          ]),
        ),
      ],
      pages: [{ content: open, entries: '/Annots [10 0 R]' }],
    },
    opt: email,
    gone: /ada@ex/,
  },
  {
    name: 'pattern in a bookmark and in properties',
    doc: {
      catalog: '/Outlines 10 0 R /Metadata 12 0 R',
      objects: [
        '<< /First 11 0 R /Last 11 0 R /Count 1 >>',
        '<< /Title (ada@example.org) /Parent 10 0 R /Dest [100 0 R /Fit] >>',
        stream('/Type /Metadata /Subtype /XML', '<x>ada@example.org</x>'),
      ],
      pages: [{ content: T('nobody') }],
    },
    opt: email,
    gone,
  },
  {
    name: 'expression in a bookmark, and its text on the page where it is none',
    doc: {
      catalog: '/Outlines 10 0 R',
      objects: ['<< /First 11 0 R /Last 11 0 R /Count 1 >>', '<< /Title (File KN-12345) /Parent 10 0 R >>'],
      pages: [{ content: T('Number KN-777') }],
    },
    opt: { words: [], expressions: ['kn-\\d+'] },
    gone: /KN-/,
  },
  appearance(
    'in pieces',
    pieces([
      ['Love', 5],
      ['lace', 35.5],
    ]),
  ),
  appearance('letter by letter', pieces(word)),
  appearance('backwards', pieces(word.toReversed())),
  appearance('over lines', 'BT /F1 14 Tf 5 25 Td (by Love-) Tj 0 -14 Td (lace) Tj ET'),
  appearance('within another', '/X Do', [stream(LOOK, pieces(word.toReversed()))]),
  {
    name: 'soft mask backwards',
    doc: {
      objects: [
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency >> ' +
            '/Resources << /Font << /F1 3 0 R >> >>',
          `1 g ${pieces(word.toReversed())}`,
        ),
      ],
      pages: [
        {
          content: `${base} /G gs 0 0 600 600 re f`,
          entries:
            '/Resources << /Font << /F1 3 0 R >> /ExtGState << /G << /SMask << /S /Luminosity /G 10 0 R >> >> >> >>',
        },
      ],
    },
    refused: 'redaction_unproven',
  },
];
