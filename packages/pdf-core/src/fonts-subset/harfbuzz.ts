import { readFile } from 'node:fs/promises';

// The part of WebAssembly's global that is used here; its types come with the browser's, which this package is without.
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

/** The functions of HarfBuzz's subsetter that are used here; all take and give numbers. */
type HarfBuzz = { memory: { buffer: ArrayBuffer } } & Record<
  | 'malloc'
  | 'free'
  | 'hb_blob_create'
  | 'hb_blob_destroy'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_destroy'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_destroy'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_or_fail',
  (...values: number[]) => number
>;

const FLAGS = {
  noHinting: 1,
  retainGlyphIds: 2,
  notdefOutline: 0x40,
  glyphNames: 0x80,
  noLayoutClosure: 0x200,
};
const TABLES_AS_THEY_ARE = 2;
const TABLES_TO_DROP = 3;
const WRITABLE = 2;

export type SubsetOptions = {
  glyphs: Iterable<number>;
  keepHints: boolean;
  /** Glyph ids stay as they are: what refers to glyphs by number keeps working. */
  retainIds: boolean;
  glyphNames: boolean;
  tablesAsTheyAre: string[];
  tablesToDrop: string[];
};

let loading: Promise<HarfBuzz> | undefined;

async function load(): Promise<HarfBuzz> {
  const path = new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  const { _initialize: initialize } = instance.exports;
  if (typeof initialize === 'function') initialize();
  return instance.exports as unknown as HarfBuzz;
}

/** Subsets TrueType and OpenType fonts. Undefined where HarfBuzz does not take the font. */
export type Subsetter = (sfnt: Buffer, options: SubsetOptions) => Buffer | undefined;

export async function loadSubsetter(): Promise<Subsetter> {
  loading ??= load();
  const hb = await loading;
  return (sfnt, options) => {
    try {
      return subset(hb, sfnt, options);
    } catch (error) {
      // After a trap the heap cannot be trusted; the next document starts with a new one.
      loading = undefined;
      throw error;
    }
  };
}

function subset(hb: HarfBuzz, sfnt: Buffer, options: SubsetOptions): Buffer | undefined {
  const data = hb.malloc(sfnt.length);
  new Uint8Array(hb.memory.buffer).set(sfnt, data);
  const blob = hb.hb_blob_create(data, sfnt.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  setInput(hb, input, options);
  const result = hb.hb_subset_or_fail(face, input);
  const bytes = result ? faceBytes(hb, result) : undefined;
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(blob);
  hb.free(data);
  return bytes?.length ? bytes : undefined;
}

function setInput(hb: HarfBuzz, input: number, options: SubsetOptions): void {
  let flags = FLAGS.notdefOutline | FLAGS.noLayoutClosure;
  if (!options.keepHints) flags |= FLAGS.noHinting;
  if (options.retainIds) flags |= FLAGS.retainGlyphIds;
  if (options.glyphNames) flags |= FLAGS.glyphNames;
  hb.hb_subset_input_set_flags(input, flags);
  const glyphs = hb.hb_subset_input_glyph_set(input);
  hb.hb_set_add(glyphs, 0);
  for (const glyph of options.glyphs) hb.hb_set_add(glyphs, glyph);
  const asTheyAre = hb.hb_subset_input_set(input, TABLES_AS_THEY_ARE);
  for (const table of options.tablesAsTheyAre) hb.hb_set_add(asTheyAre, tagNumber(table));
  const dropped = hb.hb_subset_input_set(input, TABLES_TO_DROP);
  for (const table of options.tablesToDrop) hb.hb_set_add(dropped, tagNumber(table));
}

function faceBytes(hb: HarfBuzz, face: number): Buffer {
  const blob = hb.hb_face_reference_blob(face);
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(blob)));
  hb.hb_blob_destroy(blob);
  hb.hb_face_destroy(face);
  return bytes;
}

function tagNumber(tag: string): number {
  return Buffer.from(tag.padEnd(4), 'latin1').readInt32BE(0);
}
