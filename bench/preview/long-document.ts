import { randomFillSync } from 'node:crypto';

/** `together`: all pages stand before what is on them, as most programs write them today. `apart`: each beside its content. */
export type Layout = 'together' | 'apart';

/** Pages with a line of text and a picture of so many bytes each, in one flat list. */
export function makeLongDocument(pages: number, pictureBytes: number, layout: Layout): Uint8Array {
  const pageOf = (at: number) => 4 + at;
  const contentOf = (at: number) => 4 + pages + at * 2;
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const write = (number: number, head: string, stream?: Buffer) => {
    offsets[number] = length;
    const body = stream
      ? Buffer.concat([Buffer.from(`${head}stream\n`), stream, Buffer.from('\nendstream')])
      : Buffer.from(head);
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(object);
    length += object.length;
  };
  const writePage = (at: number) =>
    write(
      pageOf(at),
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contentOf(at)} 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</I ${contentOf(at) + 1} 0 R>>>>>>`,
    );
  const kids = Array.from({ length: pages }, (_, at) => `${pageOf(at)} 0 R`).join(' ');
  write(1, '<</Type/Catalog/Pages 2 0 R>>');
  write(2, `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`);
  write(3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
  if (layout === 'together') for (let at = 0; at < pages; at += 1) writePage(at);
  const side = Math.floor(Math.sqrt(pictureBytes));
  for (let at = 0; at < pages; at += 1) {
    if (layout === 'apart') writePage(at);
    const content = Buffer.from(
      `BT /F1 24 Tf 72 760 Td (Page ${at + 1} of a long document) Tj ET q 400 0 0 400 72 300 cm /I Do Q`,
    );
    write(contentOf(at), `<</Length ${content.length}>>`, content);
    const picture = randomFillSync(Buffer.alloc(side * side));
    const look = `/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8`;
    write(contentOf(at) + 1, `<</Type/XObject/Subtype/Image${look}/Length ${picture.length}>>`, picture);
  }
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = offsets.length;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(end)]));
}
