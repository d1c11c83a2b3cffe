import { inside, type Kind, stream, text, word } from './page-kinds.ts';

const line = (words: string, x: number) => `BT /F2 10 Tf ${x} 400 Td (${words}) Tj ET`;

/** Documents that differ in what lies over a page, or beside all pages. */
export const BESIDE_KINDS: Kind[] = [
  {
    name: 'notes',
    make: (secret, shared) => {
      const drawn = stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 90 20] /Resources << /Font << /F2 3 0 R >> >>',
        `0.9 ${secret(2)} 0.${secret(9)} rg 0 0 90 20 re f 0 g BT /F2 10 Tf 2 5 Td (${inside(secret)}) Tj ET`,
      );
      const rect = '/Rect [155 395 245 415] /F 4';
      const note = `<< /Type /Annot /Subtype /Stamp ${rect} /Contents (${inside(secret)}) /AP << /N 11 0 R >> >>`;
      const page = {
        content: `BT /F1 10 Tf 90 400 Td (${word(shared, 4, 7)}) Tj ET`,
        entries: '/Annots [10 0 R]',
      };
      return { objects: [note, drawn], pages: [page] };
    },
  },
  {
    name: 'fields',
    make: (secret, shared) => {
      const value = inside(secret);
      const drawn = stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 90 20] /Resources << /Font << /F2 3 0 R >> >>',
        `/Tx BMC BT /F2 10 Tf 2 5 Td (${value}) Tj ET EMC`,
      );
      const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${word(secret, 3, 8)}) /V (${value}) /Rect [155 395 245 415] /F 4 /AP << /N 11 0 R >> >>`;
      const page = {
        content: `BT /F1 10 Tf 90 400 Td (${word(shared, 4, 7)}) Tj ET`,
        entries: '/Annots [10 0 R]',
      };
      return { catalog: '/AcroForm << /Fields [10 0 R] >>', objects: [field, drawn], pages: [page] };
    },
  },
  {
    name: 'beside the pages',
    make: (secret, shared) => {
      const words = () => word(secret, 4, 20);
      const made = text(line(word(shared, 4, 8), 90));
      const [page] = made.pages!;
      return {
        catalog: `/Lang (${words()}) /Outlines 11 0 R /Metadata 13 0 R /PageLabels << /Nums [0 << /P (${words()}) >>] >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (${words()}) >>] >> >>`,
        objects: [
          ...made.objects!,
          '<< /First 12 0 R /Last 12 0 R /Count 1 >>',
          `<< /Title (${words()}) /Parent 11 0 R /Dest [100 0 R /Fit] >>`,
          stream('/Type /Metadata /Subtype /XML', `<x>${words()}</x>`),
          `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://${words()}.org) >> /Border [0 0 0] >>`,
          stream('', words()),
        ],
        pages: [
          { ...page, entries: `${page!.entries} /Annots [14 0 R] /PieceInfo << /${words()} 15 0 R >>` },
        ],
      };
    },
  },
];
