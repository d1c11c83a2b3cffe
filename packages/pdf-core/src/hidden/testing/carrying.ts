import { makeDocument } from '../../edit/testing/make-document.ts';

const stream = (keys: string, data: string) =>
  `<< ${keys} /Length ${data.length} >>\nstream\n${data}\nendstream`;

export const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmp:CreatorTool="Writer-7">
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance><dc:creator><rdf:Seq><rdf:li>Grace Hopper</rdf:li></rdf:Seq></dc:creator>
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** Each word stands in one place of the document: what is left in a result can be searched for. */
export const SECRETS = {
  metadata: ['Grace Hopper', 'Writer-7'],
  comments: ['remark-of-Ada'],
  attachments: ['attached-ledger'],
  scripts: ['app.alert', 'open-the-app', 'program.exe'],
  layers: ['draft-figures'],
  form: ['filled-in-name'],
  thumbnails: ['thumbnail-bytes'],
  private: ['private-state'],
  links: ['tracker.example'],
};

/** A document with something of every kind that can be carried. */
export function carryingDocument(): Uint8Array {
  const objects = [
    // 10 to 19
    stream('/Type /EmbeddedFile', 'attached-ledger'),
    '<< /Type /Filespec /F (a.txt) /UF (a.txt) /EF << /F 10 0 R >> >>',
    '<< /Type /OCG /Name (Draft) >>',
    '<< /Type /OCG /Name (Shown) >>',
    '<< /Type /Annot /Subtype /Text /Rect [9 9 30 30] /T (Ada) /Contents (remark-of-Ada) /AP << /N 18 0 R >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [50 50 90 90] /A << /S /URI /URI (https://tracker.example/x) >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [50 90 90 99] /A << /S /Launch /F (program.exe) >> >>',
    '<< /FT /Tx /T (name) /V (filled-in-name) /DA (/F1 12 Tf 0 g) /Type /Annot /Subtype /Widget /Rect [20 20 120 40] /F 4 /P 100 0 R /AP << /N 19 0 R >> >>',
    stream('/Type /XObject /Subtype /Form /BBox [0 0 20 20]', '0 0 5 5 re f'),
    stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 3 0 R >> >>',
      'BT /F1 12 Tf 2 5 Td (filled-in-name) Tj ET',
    ),
    // 20 to 29
    stream('/Width 15 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'thumbnail-bytes'),
    stream('/Type /Metadata /Subtype /XML', XMP),
    '<< /Author (Grace Hopper) /Producer (Writer-7) >>',
    '<< /Type /Annot /Subtype /FileAttachment /Rect [9 40 30 60] /FS 11 0 R /Contents (a file) >>',
    // Nothing leads to it.
    stream('', 'forgotten-object'),
    stream('/Type /XObject /Subtype /Form /BBox [0 0 600 800] /OC 12 0 R', 'BT (draft-figures) Tj ET'),
  ];
  const resources =
    '/Resources << /Font << /F1 3 0 R >> /Properties << /D 12 0 R /S 13 0 R >> /XObject << /X 25 0 R >> >>';
  const shown =
    'BT /F1 18 Tf 72 700 Td (Page one) Tj ET /OC /S BDC BT /F1 18 Tf 72 600 Td (on a layer) Tj ET EMC';
  const draft =
    '/OC /D BDC q 1 0 0 rg BT /F1 18 Tf 72 500 Td (draft-figures) Tj ET 9 9 50 50 re f Q EMC /X Do';
  const after = 'BT /F1 18 Tf 72 400 Td (after it) Tj ET';
  return makeDocument({
    objects,
    pages: [
      {
        content: `${shown} ${draft} ${after}`,
        entries: `${resources} /Annots [14 0 R 15 0 R 16 0 R 17 0 R 23 0 R] /Thumb 20 0 R /PieceInfo << /App << /Private (private-state) >> >> /LastModified (D:2026)`,
      },
      {},
    ],
    catalog: [
      '/Names << /EmbeddedFiles << /Names [(a.txt) 11 0 R] >> /JavaScript << /Names [(s) << /S /JavaScript /JS (app.alert\\(1\\)) >>] >> >>',
      '/OpenAction << /S /JavaScript /JS (open-the-app) >> /AF [11 0 R] /Metadata 21 0 R',
      '/OCProperties << /OCGs [12 0 R 13 0 R] /D << /OFF [12 0 R] /Order [12 0 R 13 0 R] >> >>',
      '/AcroForm << /Fields [17 0 R] /DR << /Font << /F1 3 0 R >> >> /DA (/F1 0 Tf 0 g) >>',
    ].join('\n'),
  });
}

/** The same with properties in its trailer, saved once more with another word on its second page. */
export function savedTwice(): Uint8Array {
  const first = Buffer.from(
    Buffer.from(carryingDocument()).toString('latin1').replace('trailer\n<<', 'trailer\n<< /Info 22 0 R'),
    'latin1',
  );
  const content = 'BT /F1 18 Tf 72 700 Td (Settled) Tj ET';
  const object = `103 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  const previous = first.lastIndexOf('startxref');
  const start = Number(/\d+/.exec(first.toString('latin1', previous + 9))?.[0]);
  const table = first.length + object.length;
  const rows = `xref\n103 1\n${String(first.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 200 /Root 1 0 R /Info 22 0 R /Prev ${start} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([first, Buffer.from(object + rows, 'latin1')]);
}
