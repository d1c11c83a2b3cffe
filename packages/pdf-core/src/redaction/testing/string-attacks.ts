import { type Attack, base, stream, T } from './attack.ts';

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const wide = (text: string) => Buffer.from(text, 'utf16le');
const swapped = (text: string) => wide(text).swap16();
/** The word and its parts, as letters and as the digits of each way of writing it. */
const GONE = /lovelace|4c6f76656c616365|4c006f0076|004c006f|6c006f0076|006c006f/i;

function bookmark(name: string, title: string, words = 'lovelace', gone = GONE): Attack {
  return {
    name: `a string ${name}`,
    doc: {
      catalog: '/Outlines 10 0 R',
      objects: ['<< /First 11 0 R /Last 11 0 R /Count 1 >>', `<< /Title ${title} /Parent 10 0 R >>`],
      pages: [{ content: base }],
    },
    opt: { words: [words] },
    gone,
    keep: /Dear/,
  };
}

function packet(name: string, body: string | Buffer, dict = '/Type /Metadata /Subtype /XML'): Attack {
  return {
    name: `a packet ${name}`,
    doc: {
      catalog: '/Metadata 10 0 R',
      objects: [stream(dict, typeof body === 'string' ? `<x>${body}</x>` : body.toString('latin1'))],
      pages: [{ content: base }],
    },
    gone: /Metadata/,
    keep: /Dear/,
  };
}

const wider = Buffer.concat([...'Lovelace'].map((letter) => Buffer.from([0, 0, 0, letter.charCodeAt(0)])));

/** Words in strings and packets that do not say how they are written. */
export const STRING_ATTACKS: Attack[] = [
  bookmark('of a file name', '(Word - contract_Lovelace_2024.docx)'),
  bookmark('beside digits', '(Lovelace2024)'),
  bookmark('of words in one', '(AdaLovelace)', 'Ada Lovelace', /AdaLovelace/),
  bookmark('of words with low lines', '(ada_lovelace_2024)', 'Ada Lovelace', /ada_lovelace/),
  bookmark('in UTF-16 that does not say so', hex(swapped('Lovelace'))),
  bookmark('in turned UTF-16 that does not say so', hex(wide('Lovelace'))),
  bookmark('in UTF-8 that does not say so', '(by Mu\xc3\xb1oz)', 'muñoz', /\xc3\xb1oz|Muñoz/),
  bookmark(
    'with a language in the word',
    `<FEFF${swapped('Love\u001ben\u001blace').toString('hex')}>`,
    'lovelace',
    /0076/,
  ),
  packet('with a comment in the word', 'Love<!-- x -->lace'),
  packet('in base64', Buffer.from('xLovelace is here').toString('base64')),
  packet('in UTF-32', wider),
  packet('that says it is a profile', 'Lovelace', '/Subtype /XML /N 1'),
  packet('that says it is a font', 'Lovelace', '/Subtype /XML /Length1 3'),
  {
    name: 'a link in base64',
    doc: {
      objects: [
        '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://x.org/?u=QWRhIExvdmVsYWNl) >> >>',
      ],
      pages: [{ content: base, entries: '/Annots [10 0 R]' }],
    },
    gone: /QWRhIExv/,
  },
  {
    name: 'a page beside low lines and digits',
    doc: { pages: [{ content: T('Dear contract_Lovelace_2024 Lovelace2') }] },
    keep: /Dear/,
  },
];
