import { makeDocument } from '../../edit/testing/make-document.ts';

const XML = '<Invoice/>';
const XMP =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>';
const stream = (keys: string, data: string) =>
  `<< ${keys} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** Two pages, and on them and around them one of each thing that tools could lose. */
export function everythingDocument({ isSigned = true } = {}): Uint8Array {
  const objects = [
    // 10 to 19
    stream('/Type /EmbeddedFile /Subtype /text#2Fxml', XML),
    '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /AFRelationship /Data /EF << /F 10 0 R /UF 10 0 R >> >>',
    '<< /Type /OCG /Name (Draft) >>',
    '<< /Type /StructTreeRoot /K 14 0 R /ParentTree << /Nums [0 [15 0 R] 1 [16 0 R]] >> /ParentTreeNextKey 2 >>',
    '<< /Type /StructElem /S /Document /P 13 0 R /K [15 0 R 16 0 R] >>',
    '<< /Type /StructElem /S /P /P 14 0 R /Pg 100 0 R /K 0 >>',
    '<< /Type /StructElem /S /P /P 14 0 R /Pg 102 0 R /K 0 >>',
    '<< /FT /Tx /T (name) /V (Ada) /DA (/F1 12 Tf 0 g) /Type /Annot /Subtype /Widget /Rect [20 20 120 40] /F 4 /P 100 0 R >>',
    `<< /FT /Sig /T (signed) ${isSigned ? '/V 19 0 R' : ''} /Type /Annot /Subtype /Widget /Rect [0 0 0 0] /F 132 /P 100 0 R >>`,
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 10 20 10] /Contents <00> >>',
    // 20 to 29
    '<< /Type /Thread /F 21 0 R /I << /Title (Article) >> >>',
    '<< /Type /Bead /T 20 0 R /N 21 0 R /V 21 0 R /P 100 0 R /R [72 600 300 720] >>',
    stream('/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'x'),
    '<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) >>',
    stream('/Type /Metadata /Subtype /XML', XMP),
    '<< /Type /Outlines /First 26 0 R /Last 26 0 R /Count 1 >>',
    '<< /Title (Start) /Parent 25 0 R /Dest [100 0 R /Fit] >>',
    stream('', '<xdp/>'),
  ];
  const page = (key: number, entries = '') => ({
    entries: `/StructParents ${key} /Resources << /Font << /F1 3 0 R >> /Properties << /L 12 0 R >> >> ${entries}`,
    content: `/P << /MCID 0 >> BDC /OC /L BDC BT /F1 18 Tf 72 700 Td (Page ${key + 1}) Tj ET EMC BT /F1 40 Tf 72 500 Td (Invoice) Tj ET EMC`,
  });
  return makeDocument({
    objects,
    pages: [page(0, '/Annots [17 0 R 18 0 R] /B [21 0 R] /Thumb 22 0 R'), page(1)],
    catalog: [
      '/Names << /EmbeddedFiles << /Names [(factur-x.xml) 11 0 R] >> /Dests << /Names [(start) [100 0 R /Fit]] >>',
      '/JavaScript << /Names [(hello) << /S /JavaScript /JS (1) >>] >> >> /AF [11 0 R]',
      '/OCProperties << /OCGs [12 0 R] /D << /ON [12 0 R] /Order [12 0 R] >> >> /StructTreeRoot 13 0 R /MarkInfo << /Marked true >>',
      `/AcroForm << /Fields [17 0 R 18 0 R] ${isSigned ? '/SigFlags 3' : ''} /DR << /Font << /F1 3 0 R >> >> /DA (/F1 0 Tf 0 g) /XFA 27 0 R >>`,
      '/Threads [20 0 R] /Collection << /Type /Collection /View /D >> /OutputIntents [23 0 R] /Metadata 24 0 R',
      '/Outlines 25 0 R /PageLabels << /Nums [0 << /S /r >>] >> /Lang (en-US)',
    ].join('\n'),
  });
}
