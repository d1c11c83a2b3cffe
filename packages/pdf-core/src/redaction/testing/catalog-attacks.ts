import { type Attack, base, stream, T, utf16 } from './attack.ts';

/** Words in what belongs to the whole document. */
export const CATALOG_ATTACKS: Attack[] = [
  {
    name: 'layer name',
    doc: {
      catalog: '/OCProperties << /OCGs [10 0 R] /D << /Order [10 0 R] >> >>',
      objects: ['<< /Type /OCG /Name (Lovelace notes) >>'],
      pages: [
        {
          content: '/OC /P1 BDC ' + base + ' EMC',
          entries: '/Resources << /Font << /F1 3 0 R >> /Properties << /P1 10 0 R >> >>',
        },
      ],
    },
  },
  {
    name: 'hidden layer text',
    doc: {
      catalog: '/OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >>',
      objects: ['<< /Type /OCG /Name (x) >>'],
      pages: [
        {
          content: '/OC /P1 BDC ' + T('Hidden Lovelace', 72, 600) + ' EMC ' + T('Dear'),
          entries: '/Resources << /Font << /F1 3 0 R >> /Properties << /P1 10 0 R >> >>',
        },
      ],
    },
  },
  {
    name: 'page label prefix',
    doc: { catalog: '/PageLabels << /Nums [0 << /S /D /P (Lovelace-) >>] >>', pages: [{ content: base }] },
  },
  {
    name: 'javascript',
    doc: {
      catalog:
        '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert("Love" + "lace");) >>] >> >> /OpenAction << /S /JavaScript /JS (var x="Lovelace") >>',
      pages: [{ content: base }],
    },
  },
  {
    name: 'struct text',
    doc: {
      catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 10 0 R',
      objects: [
        '<< /Type /StructTreeRoot /K [11 0 R] /RoleMap << /Lovelace /P >> /IDTree << /Names [(Lovelace) 11 0 R] >> >>',
        '<< /Type /StructElem /S /Lovelace /ID (Lovelace) /T (Lovelace) /Alt (Love\\055lace) /P 10 0 R /K 0 /Pg 100 0 R /A << /O /UserProperties /P [<< /N (x) /V (Lovelace) >>] >> >>',
      ],
      pages: [{ content: '/P << /MCID 0 >> BDC ' + base + ' EMC' }],
    },
  },
  {
    name: 'xmp utf16',
    doc: {
      catalog: '/Metadata 10 0 R',
      objects: [
        stream(
          '/Type /Metadata /Subtype /XML',
          '\xfe\xff' + Buffer.from('<x>Lovelace</x>', 'utf16le').swap16().toString('latin1'),
        ),
      ],
      pages: [{ content: base }],
    },
  },
  {
    name: 'xmp entity',
    doc: {
      catalog: '/Metadata 10 0 R',
      objects: [stream('/Type /Metadata /Subtype /XML', '<x>Love&#108;ace</x>')],
      pages: [{ content: base }],
    },
  },
  {
    name: 'utf16 outline',
    doc: {
      catalog: '/Outlines 10 0 R',
      objects: [
        '<< /First 11 0 R /Last 11 0 R /Count 1 >>',
        `<< /Title ${utf16('On Lovelace x')} /Parent 10 0 R >>`,
      ],
      pages: [{ content: base }],
    },
  },
  {
    name: 'xfa',
    doc: {
      catalog: '/AcroForm << /Fields [] /XFA 10 0 R >>',
      objects: [stream('', '<xdp>Lovelace</xdp>')],
      pages: [{ content: base }],
    },
  },
];
