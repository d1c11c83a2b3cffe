export type Cmap = { platform: number; glyphOf: Map<number, number> };

/** All character maps of a TrueType font; undefined when one is of a kind not read here. */
export function readCmaps(table: Buffer | undefined): Cmap[] | undefined {
  if (!table) return undefined;
  const maps: Cmap[] = [];
  const count = table.readUInt16BE(2);
  for (let k = 0; k < count; k++) {
    const glyphOf = readSubtable(table, table.readUInt32BE(8 + k * 8));
    if (!glyphOf) return undefined;
    maps.push({ platform: table.readUInt16BE(4 + k * 8), glyphOf });
  }
  return maps.length > 0 ? maps : undefined;
}

function readSubtable(table: Buffer, start: number): Map<number, number> | undefined {
  switch (table.readUInt16BE(start)) {
    case 0:
      return new Map(Array.from({ length: 256 }, (_, code) => [code, table[start + 6 + code] ?? 0]));
    case 4:
      return readSegments(table, start);
    case 6:
      return readTrimmed(table, start);
    case 12:
      return readGroups(table, start);
    default:
      return undefined;
  }
}

function readTrimmed(table: Buffer, start: number): Map<number, number> {
  const first = table.readUInt16BE(start + 6);
  const count = table.readUInt16BE(start + 8);
  return new Map(
    Array.from({ length: count }, (_, k) => [first + k, table.readUInt16BE(start + 10 + 2 * k)]),
  );
}

function readSegments(table: Buffer, start: number): Map<number, number> {
  const glyphOf = new Map<number, number>();
  const size = table.readUInt16BE(start + 6);
  const ends = start + 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const ranges = deltas + size;
  for (let k = 0; k < size; k += 2) {
    const last = table.readUInt16BE(ends + k);
    const first = table.readUInt16BE(starts + k);
    const delta = table.readUInt16BE(deltas + k);
    const range = table.readUInt16BE(ranges + k);
    for (let code = first; code <= last && code < 0xffff; code++) {
      let glyph = code;
      if (range > 0) {
        const at = ranges + k + range + 2 * (code - first);
        glyph = at + 2 <= table.length ? table.readUInt16BE(at) : 0;
        if (glyph === 0) continue;
      }
      glyph = (glyph + delta) & 0xffff;
      if (glyph > 0) glyphOf.set(code, glyph);
    }
  }
  return glyphOf;
}

function readGroups(table: Buffer, start: number): Map<number, number> | undefined {
  const glyphOf = new Map<number, number>();
  const count = table.readUInt32BE(start + 12);
  for (let k = 0; k < count; k++) {
    const group = start + 16 + k * 12;
    const first = table.readUInt32BE(group);
    const last = table.readUInt32BE(group + 4);
    const glyph = table.readUInt32BE(group + 8);
    if (last > 0x10ffff) return undefined;
    for (let code = first; code <= last; code++) glyphOf.set(code, glyph + code - first);
  }
  return glyphOf;
}
