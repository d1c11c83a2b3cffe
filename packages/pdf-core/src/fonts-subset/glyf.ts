/** Where the outline of each glyph begins and ends in `glyf`. */
export type GlyphOffsets = { count: number; offset: (glyph: number) => number };

export function glyphOffsets(tables: Map<string, Buffer>): GlyphOffsets | undefined {
  const head = tables.get('head');
  const loca = tables.get('loca');
  if (!head || !loca) return undefined;
  const long = head.readInt16BE(50) !== 0;
  const count = Math.floor(loca.length / (long ? 4 : 2)) - 1;
  return {
    count,
    offset: (glyph) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2),
  };
}

/** Some generators write offsets out of order. Renderers cope; the subsetter would empty those glyphs. */
export function areOffsetsSorted(offsets: GlyphOffsets, glyf: Buffer): boolean {
  let last = 0;
  for (let glyph = 0; glyph <= offsets.count; glyph++) {
    const offset = offsets.offset(glyph);
    if (offset < last || offset > glyf.length) return false;
    last = offset;
  }
  return true;
}

const MORE_COMPONENTS = 0x20;

/** Adds the glyphs that composite glyphs are put together from, to the end. */
export function addComponents(offsets: GlyphOffsets, glyf: Buffer, glyphs: Set<number>): void {
  const waiting = [...glyphs];
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (glyph >= offsets.count) continue;
    for (const component of componentsOf(glyf, offsets.offset(glyph), offsets.offset(glyph + 1))) {
      if (glyphs.has(component)) continue;
      glyphs.add(component);
      waiting.push(component);
    }
  }
}

function componentsOf(glyf: Buffer, start: number, end: number): number[] {
  const isComposite = end - start >= 14 && end <= glyf.length && glyf.readInt16BE(start) < 0;
  if (!isComposite) return [];
  const components: number[] = [];
  let at = start + 10;
  for (let flags = MORE_COMPONENTS; flags & MORE_COMPONENTS && at + 4 <= end;) {
    flags = glyf.readUInt16BE(at);
    components.push(glyf.readUInt16BE(at + 2));
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 1 ? 4 : 2) + scale;
  }
  return components;
}
