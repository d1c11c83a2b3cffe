import { crc32, deflateSync } from 'node:zlib';

/** Small true files of each kind that may be uploaded, and some that may not. */
export function pdfFile(text = 'Hello', padding = 0): Buffer {
  return pdfOfPages([text], padding);
}

/** A line on each page. */
export function pdfOfPages(lines: string[], padding = 0): Buffer {
  const page = (index: number) => 4 + index * 2;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${lines.map((_, index) => `${page(index)} 0 R`).join(' ')}]/Count ${lines.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
      const parts = `/Contents ${page(index) + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${parts}>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  return pdfOfObjects(objects, padding);
}

/** One page with a picture that says it is of eight thousand million pixels: it is counted, and cannot be drawn. */
export function undrawablePdf(): Buffer {
  const content = 'q 100 0 0 100 0 0 cm /I Do Q';
  const picture = '/Subtype/Image/Width 90000/Height 90000/BitsPerComponent 8/ColorSpace/DeviceGray';
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/XObject${picture}/Length 1>>stream\n0\nendstream`,
  ]);
}

/** The first object is the catalog. */
export function pdfOfObjects(objects: string[], padding = 0): Buffer {
  let file = `%PDF-1.7\n%${'x'.repeat(padding)}\n`;
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

export function pngFile(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.from([0, 255, 0, 0]));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A zip without compression. */
export function zipFile(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, index, Buffer.from('PK\x05\x06'), end]);
}

/** A Word file of one paragraph without a word. */
export function emptyLetter(): Buffer {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const office = 'http://schemas.openxmlformats.org';
  return zipFile({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>`,
  });
}

const MAIN_PARTS = {
  word: ['word/document.xml', 'wordprocessingml.document'],
  excel: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  powerpoint: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;

export function officeFile(kind: keyof typeof MAIN_PARTS): Buffer {
  const [part, format] = MAIN_PARTS[kind];
  const type = `application/vnd.openxmlformats-officedocument.${format}.main+xml`;
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`;
  return zipFile({
    '[Content_Types].xml': `<?xml version="1.0"?>${types}`,
    [part]: '<?xml version="1.0"?><x/>',
  });
}

/** The container of Word and Excel up to 2003, with the one directory entry that identifies the type. */
export function oldOfficeFile(
  stream: 'WordDocument' | 'Workbook' | '__properties_version1.0' | 'Something',
): Buffer {
  const file = Buffer.alloc(512 * 5);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(0, 48);
  file.write('Root Entry\0', 512, 'utf16le');
  file.write(`${stream}\0`, 512 + 128, 'utf16le');
  return file;
}

export function programFile(): Buffer {
  const file = Buffer.alloc(1024);
  file.write('MZ');
  file.writeUInt32LE(128, 60);
  file.write('PE\0\0', 128);
  return file;
}
