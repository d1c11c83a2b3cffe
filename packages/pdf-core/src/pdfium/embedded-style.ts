import type { Engine } from './engine.ts';
import { withMemory } from './memory.ts';

/** What the program of an embedded font says about itself. */
export type EmbeddedStyle = { bold: boolean; italic: boolean };

/** A font program of more bytes is not asked. */
const LARGEST = 16_000_000;
const MOST_TABLES = 64;
const RECORD = 16;
const HEAD_STYLE = 44;
const WEIGHT = 4;
const SELECTION = 62;
const SEMI_BOLD = 600;

/**
 * Whether an embedded TrueType or OpenType font is bold or italic. Undefined for a font of another kind, or one without
 * the tables that say so.
 */
export function readEmbeddedStyle(engine: Engine, font: number): EmbeddedStyle | undefined {
  const { FPDFFont_GetIsEmbedded, FPDFFont_GetFontData } = engine.direct;
  if (FPDFFont_GetIsEmbedded!(font) !== 1) return undefined;
  return withMemory(engine, 4, (sizePointer) => {
    const sizeOf = () => new DataView(engine.heap().buffer).getUint32(sizePointer, true);
    if (!FPDFFont_GetFontData!(font, 0, 0, sizePointer)) return undefined;
    const size = sizeOf();
    if (size < RECORD || size > LARGEST) return undefined;
    return withMemory(engine, size, (pointer) => {
      if (!FPDFFont_GetFontData!(font, pointer, size, sizePointer)) return undefined;
      return styleOfProgram(Buffer.from(engine.heap().buffer, pointer, size));
    });
  });
}

/** Exported for its test: a program is foreign bytes, and may end anywhere. */
export function styleOfProgram(program: Buffer): EmbeddedStyle | undefined {
  const tables = listTables(program);
  const head = tables.get('head');
  const os2 = tables.get('OS/2');
  if (!head && !os2) return undefined;
  const style = (head && readShort(program, head + HEAD_STYLE)) ?? 0;
  const weight = (os2 && readShort(program, os2 + WEIGHT)) ?? 0;
  const selection = (os2 && readShort(program, os2 + SELECTION)) ?? 0;
  return {
    bold: (style & 1) !== 0 || weight >= SEMI_BOLD || (selection & 32) !== 0,
    italic: (style & 2) !== 0 || (selection & 1) !== 0,
  };
}

function listTables(program: Buffer): Map<string, number> {
  const tables = new Map<string, number>();
  const count = Math.min(MOST_TABLES, readShort(program, 4) ?? 0);
  for (let at = 12; at + RECORD <= program.length && tables.size < count; at += RECORD)
    tables.set(program.toString('latin1', at, at + 4), program.readUInt32BE(at + 8));
  return tables;
}

function readShort(program: Buffer, at: number): number | undefined {
  return at + 2 <= program.length ? program.readUInt16BE(at) : undefined;
}
