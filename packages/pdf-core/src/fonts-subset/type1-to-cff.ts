import { standardNameOf } from './cff-strings.ts';
import { writeCharstringNumber } from './cff-numbers.ts';
import { convertCharstring } from './convert-charstring.ts';
import type { ConvertedGlyph } from './convert-charstring.ts';
import { readType1 } from './read-type1.ts';
import { writeCff } from './write-cff.ts';

/** The named glyphs of a Type 1 font, and those of the codes in its own encoding, as a CFF font. */
export function type1ToCff(program: Buffer, wanted: Set<string>, codes: Set<number>): Buffer | undefined {
  const font = readType1(program);
  if (!font?.glyphs.has('.notdef')) return undefined;
  const names = new Set(['.notdef', ...wanted]);
  for (const code of codes) names.add(font.encoding.get(code) ?? '.notdef');
  const glyphs = new Map<string, ConvertedGlyph>();
  // Accents add their parts to the set while it is being walked.
  for (const name of names) {
    if (!font.glyphs.has(name)) continue;
    const glyph = convertCharstring(font, name);
    glyphs.set(name, glyph);
    if (!glyph.accent) continue;
    for (const part of [glyph.accent.base, glyph.accent.accent]) names.add(standardNameOf(part) ?? '.notdef');
  }
  const defaultWidth = commonestWidth(glyphs);
  return writeCff({
    ...font,
    glyphs: encodedFirst([...glyphs.keys()], font.encoding).map((name) => {
      const glyph = glyphs.get(name);
      return { name, charstring: glyph ? withWidth(glyph, defaultWidth) : Buffer.alloc(0) };
    }),
    defaultWidth,
  });
}

function encodedFirst(names: string[], encoding: Map<number, string>): string[] {
  const encoded = new Set(encoding.values());
  const rank = (name: string) => (name === '.notdef' ? 0 : encoded.has(name) ? 1 : 2);
  return names.toSorted((one, other) => rank(one) - rank(other));
}

function commonestWidth(glyphs: Map<string, ConvertedGlyph>): number {
  const counts = new Map<number, number>();
  for (const { width } of glyphs.values()) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [commonest] = [...counts].sort((one, other) => other[1] - one[1]);
  return commonest?.[0] ?? 0;
}

function withWidth(glyph: ConvertedGlyph, defaultWidth: number): Buffer {
  const width = glyph.width === defaultWidth ? [] : writeCharstringNumber(glyph.width);
  return Buffer.from([...width, ...(glyph.accent ? accentBody(glyph) : glyph.body)]);
}

/** Type 2 writes an accented letter as an `endchar` with four operands. */
function accentBody({ sidebearing, accent }: ConvertedGlyph): number[] {
  const { bearing = 0, x = 0, y = 0, base = 0, accent: mark = 0 } = accent ?? {};
  const operands = [sidebearing + x - bearing, y, base, mark];
  return [...operands.flatMap(writeCharstringNumber), 14];
}
