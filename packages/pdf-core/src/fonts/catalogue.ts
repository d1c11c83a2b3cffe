import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import * as hb from 'harfbuzzjs';

/**
 * The bundled fonts, in the order in which they are asked for a character. A font is read only when a text has a
 * character that `writes` names, so that a Latin watermark never unpacks the Chinese font.
 */
const BUNDLED: { name: string; writes: RegExp }[] = [
  { name: 'noto-sans', writes: /./su },
  { name: 'noto-sans-arabic', writes: /\p{Script_Extensions=Arabic}/u },
  { name: 'noto-sans-hebrew', writes: /\p{Script_Extensions=Hebrew}/u },
  { name: 'noto-sans-devanagari', writes: /\p{Script_Extensions=Devanagari}/u },
  { name: 'noto-sans-bengali', writes: /\p{Script_Extensions=Bengali}/u },
  { name: 'noto-sans-gurmukhi', writes: /\p{Script_Extensions=Gurmukhi}/u },
  { name: 'noto-sans-gujarati', writes: /\p{Script_Extensions=Gujarati}/u },
  { name: 'noto-sans-tamil', writes: /\p{Script_Extensions=Tamil}/u },
  { name: 'noto-sans-telugu', writes: /\p{Script_Extensions=Telugu}/u },
  { name: 'noto-sans-kannada', writes: /\p{Script_Extensions=Kannada}/u },
  { name: 'noto-sans-malayalam', writes: /\p{Script_Extensions=Malayalam}/u },
  { name: 'noto-sans-sinhala', writes: /\p{Script_Extensions=Sinhala}/u },
  { name: 'noto-sans-thai', writes: /\p{Script=Thai}/u },
  { name: 'noto-sans-lao', writes: /\p{Script=Lao}/u },
  { name: 'noto-sans-khmer', writes: /\p{Script=Khmer}/u },
  { name: 'noto-sans-myanmar', writes: /\p{Script_Extensions=Myanmar}/u },
  { name: 'noto-sans-ethiopic', writes: /\p{Script=Ethiopic}/u },
  { name: 'noto-sans-armenian', writes: /\p{Script=Armenian}/u },
  { name: 'noto-sans-georgian', writes: /\p{Script_Extensions=Georgian}/u },
  { name: 'noto-sans-kr', writes: /\p{Script=Hangul}/u },
  { name: 'noto-sans-sc', writes: /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\uff00-\uffef]/u },
  { name: 'noto-emoji', writes: /\p{Extended_Pictographic}|[\u{1f000}-\u{1faff}]/u },
  { name: 'noto-sans-math', writes: /[\u2190-\u2bff]/u },
  { name: 'noto-sans-symbols-2', writes: /[\u2190-\u2bff]/u },
];

/** The fonts of Latin, Greek and Cyrillic letters in other styles. Other scripts have one font each. */
const FACES = {
  sans: 'noto-sans',
  bold: 'noto-sans-bold',
  italic: 'noto-sans-italic',
  'bold-italic': 'noto-sans-bold-italic',
  mono: 'noto-sans-mono',
  'mono-bold': 'noto-sans-mono-bold',
} as const;
export type Face = keyof typeof FACES;

export type LoadedFont = {
  name: string;
  bytes: Uint8Array;
  shaper: hb.Font;
  unitsPerEm: number;
  /** Design units above and below the baseline. */
  ascender: number;
  descender: number;
};

const folder = new URL('../../assets/fonts/', import.meta.url);
const unpack = promisify(brotliDecompress);
const loading = new Map<string, Promise<LoadedFont>>();

async function loadBundled(name: string): Promise<LoadedFont> {
  const bytes = new Uint8Array(await unpack(await readFile(new URL(`${name}.ttf.br`, folder))));
  return loadFont(name, bytes);
}

export function loadFont(name: string, bytes: Uint8Array): LoadedFont {
  const face = new hb.Face(new hb.Blob(bytes));
  const shaper = new hb.Font(face);
  const { ascender, descender } = shaper.hExtents();
  return { name, bytes, shaper, unitsPerEm: face.upem, ascender, descender };
}

/** The fonts worth asking for the characters of a text, the preferred one first. */
export function fontsFor(text: string, face: Face = 'sans'): Promise<LoadedFont[]> {
  const writing = BUNDLED.filter((font) => font.writes.test(text)).map((font) => font.name);
  const names = new Set([FACES[face], ...writing]);
  return Promise.all(
    Array.from(names, (name) => {
      const started = loading.get(name) ?? loadBundled(name);
      loading.set(name, started);
      return started;
    }),
  );
}
