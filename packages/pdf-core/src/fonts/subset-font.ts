import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The compiler is given no browser library, where it would find this.
declare const WebAssembly: {
  instantiate(program: Uint8Array): Promise<{ instance: { exports: unknown } }>;
};

// harfbuzzjs has no JavaScript face for its subsetter: these are the C functions of hb-subset themselves.
type HbSubset = {
  memory: { buffer: ArrayBuffer };
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_or_fail(face: number, input: number): number;
  _initialize?(): void;
};

const NO_HINTING = 0x1;
const RETAIN_GLYPH_IDS = 0x2;
const NOTDEF_OUTLINE = 0x40;
const NO_LAYOUT_CLOSURE = 0x200;
const DROPPED_TABLES = 3;
const READ_ONLY = 1;

export type SubsetOrder = {
  glyphs?: Iterable<number>;
  unicodes?: Iterable<number>;
  /** Glyphs keep their numbers, and only the ones named are kept: for embedding text that is already shaped. */
  shaped?: boolean;
  /** Four-letter names of tables to leave out. */
  drop?: string[];
};

let loaded: Promise<HbSubset> | undefined;

async function loadSubsetter(): Promise<HbSubset> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const exports = instance.exports as HbSubset;
  exports['_initialize']?.();
  return exports;
}

/** The font program with only what `order` names in it. Throws when HarfBuzz refuses the font. */
export async function subsetFont(font: Uint8Array, order: SubsetOrder): Promise<Uint8Array> {
  loaded ??= loadSubsetter();
  const hb = await loaded;
  const pointer = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, pointer);
  const blob = hb.hb_blob_create(pointer, font.length, READ_ONLY, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    const shaped = order.shaped ? RETAIN_GLYPH_IDS | NO_LAYOUT_CLOSURE : 0;
    hb.hb_subset_input_set_flags(input, NO_HINTING | NOTDEF_OUTLINE | shaped);
    addAll(hb, hb.hb_subset_input_glyph_set(input), order.glyphs);
    addAll(hb, hb.hb_subset_input_unicode_set(input), order.unicodes);
    addAll(hb, hb.hb_subset_input_set(input, DROPPED_TABLES), order.drop?.map(tableTag));
    const subset = hb.hb_subset_or_fail(face, input);
    if (!subset) throw new Error('HarfBuzz could not subset the font');
    const result = hb.hb_face_reference_blob(subset);
    const start = hb.hb_blob_get_data(result, 0);
    const bytes = new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(result)).slice();
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(subset);
    return bytes;
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(pointer);
  }
}

function addAll(hb: HbSubset, set: number, values: Iterable<number> = []): void {
  for (const value of values) hb.hb_set_add(set, value);
}

function tableTag(name: string): number {
  return [...name].reduce((tag, letter) => ((tag << 8) | letter.charCodeAt(0)) >>> 0, 0);
}
