import { type Attack, base, stream } from './attack.ts';

/** What a zipped copy of the document stands for: bytes that say the word to nobody who does not unpack them. */
const PACKED = 'PACKEDCOPY';
const file = '/F (r.docx) /EF << /F 11 0 R >>';

function carried(
  name: string,
  given: { note?: string; catalog?: string; entries?: string },
  dict = '',
): Attack {
  return {
    name,
    doc: {
      catalog: given.catalog ?? '',
      objects: [
        `<< /Type /Annot /Rect [10 10 30 30] ${given.note ?? '/Subtype /Text'} >>`,
        stream(dict, PACKED),
      ],
      pages: [{ content: base, entries: `/Annots [10 0 R] ${given.entries ?? ''}` }],
    },
    gone: /PACKEDCOPY/,
    keep: /Dear/,
  };
}

/** Copies of a text that no search can look into: whatever type they are said to be of, they go. */
export const CARRIED_ATTACKS: Attack[] = [
  ...['', '/Type /F', '/Type /FileSpec'].map((type) =>
    carried(`attachment as "${type}"`, { note: `/Subtype /FileAttachment /FS << ${type} ${file} >>` }),
  ),
  carried('rich media', {
    note: `/Subtype /RichMedia /RichMediaContent << /Assets << /Names [(a) << ${file} >>] >> >>`,
  }),
  carried('rendition', {
    note: `/Subtype /Screen /A << /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D << ${file} >> >> >> >>`,
  }),
  carried('movie', { note: `/Subtype /Movie /Movie << /F << ${file} >> >>` }),
  carried('sound', { note: '/Subtype /Sound /Sound 11 0 R' }, '/Type /Sound /R 8000'),
  carried('model', { note: '/Subtype /3D /3DD 11 0 R' }, '/Type /3D /Subtype /U3D'),
  carried('file of an action', { note: `/Subtype /Link /A << /S /GoToR /D [0 /Fit] /F << ${file} >> >>` }),
  carried('private data of the catalog', { catalog: '/ACME_Source 11 0 R' }),
  carried('private text of the catalog', { catalog: `/ACME_Source << /Text (${PACKED}) >>` }),
  carried('private data of a page', { entries: '/ACME_Source 11 0 R' }, '/Type /Metadata /Subtype /XML'),
  carried('private data of a note', { note: '/Subtype /Text /ACME 11 0 R' }),
];
