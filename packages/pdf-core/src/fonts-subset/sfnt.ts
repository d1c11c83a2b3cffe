/** The tables of a TrueType or OpenType font by tag. Tables that reach beyond the file are left out. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  const count = font.readUInt16BE(4);
  for (let k = 0; k < count; k++) {
    const entry = 12 + k * 16;
    const offset = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    // Some writers round the last table's length up past the end.
    if (offset + length > font.length + 3) continue;
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

/** A CFF program dressed as an OpenType font, so that a subsetter for such fonts takes it. */
export function wrapCff(cff: Buffer, glyphCount: number): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(1000, 18);
  const hhea = Buffer.alloc(36);
  hhea.writeUInt32BE(0x00010000, 0);
  hhea.writeUInt16BE(1, 34);
  const hmtx = Buffer.alloc(4 + 2 * (glyphCount - 1));
  hmtx.writeUInt16BE(500, 0);
  const maxp = Buffer.alloc(6);
  maxp.writeUInt32BE(0x00005000, 0);
  maxp.writeUInt16BE(glyphCount, 4);
  return buildOpenType([
    ['CFF ', cff],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['maxp', maxp],
  ]);
}

/** Checksums stay zero: the font lives only until it has been subset. */
function buildOpenType(tables: [string, Buffer][]): Buffer {
  const header = Buffer.alloc(12 + tables.length * 16);
  header.write('OTTO', 0, 'latin1');
  header.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of tables.entries()) {
    const entry = 12 + index * 16;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
