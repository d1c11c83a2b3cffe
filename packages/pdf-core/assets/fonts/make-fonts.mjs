// Makes the fonts of this folder from the full Noto fonts. Run only to renew them:
//   npm i --prefix DIR @expo-google-fonts/noto-sans@0.4.2 (and the others named below), then
//   node make-fonts.mjs DIR/node_modules/@expo-google-fonts [NAME ...]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { subsetFont } from '../../src/fonts/subset-font.ts';

const [, , source, ...only] = process.argv;
const everything = range(0x20, 0x2ffff);

/** The characters of an East Asian standard: each of its two-byte codes, decoded. */
function charactersOf(encoding) {
  const decoder = new TextDecoder(encoding);
  const bytes = [];
  for (let high = 0xa1; high <= 0xfe; high++) for (let low = 0xa1; low <= 0xfe; low++) bytes.push(high, low);
  return [...decoder.decode(new Uint8Array(bytes))]
    .map((letter) => letter.codePointAt(0))
    .filter((code) => code !== 0xfffd);
}

/** The 5 401 everyday characters of Taiwan and Hong Kong (Big5 level 1). */
function big5Everyday() {
  const decoder = new TextDecoder('big5');
  const bytes = [];
  for (let high = 0xa4; high <= 0xc6; high++)
    for (let low = 0x40; low <= 0xfe; low++) if (low < 0x7f || low > 0xa0) bytes.push(high, low);
  return [...decoder.decode(new Uint8Array(bytes))].map((letter) => letter.codePointAt(0));
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const han = [
  ...charactersOf('gb2312'),
  ...charactersOf('euc-jp'),
  ...big5Everyday(),
  ...range(0x3000, 0x30ff),
  ...range(0xff00, 0xffef),
];
const hangul = [...range(0xac00, 0xd7a3), ...range(0x3130, 0x318f)];
const symbols = [
  ...range(0x2190, 0x22ff),
  ...range(0x2300, 0x23ff),
  ...range(0x2500, 0x27bf),
  ...range(0x2b00, 0x2bff),
];
// What the upright font of one weight writes; other scripts are slanted and thickened by whoever draws them.
const latin = [...range(0x20, 0x58f), ...range(0x1d00, 0x27bf), ...range(0xfb00, 0xfb06)];
const mono = [...latin, ...range(0xfffd, 0xfffd)];
const layout = ['GSUB', 'GPOS', 'GDEF', 'vhea', 'vmtx', 'BASE', 'VORG'];

// Folder, name, characters to keep, tables to drop, and where it is not the regular one: the style, and the name of the result.
const fonts = [
  ['noto-sans', 'NotoSans', everything, ['vhea', 'vmtx']],
  ['noto-sans', 'NotoSans', latin, ['vhea', 'vmtx'], '700Bold', 'noto-sans-bold'],
  ['noto-sans', 'NotoSans', latin, ['vhea', 'vmtx'], '400Regular_Italic', 'noto-sans-italic'],
  ['noto-sans', 'NotoSans', latin, ['vhea', 'vmtx'], '700Bold_Italic', 'noto-sans-bold-italic'],
  ['noto-sans-mono', 'NotoSansMono', mono, ['vhea', 'vmtx']],
  ['noto-sans-mono', 'NotoSansMono', mono, ['vhea', 'vmtx'], '700Bold', 'noto-sans-mono-bold'],
  ['noto-sans-arabic', 'NotoSansArabic', everything, []],
  ['noto-sans-hebrew', 'NotoSansHebrew', everything, []],
  ['noto-sans-devanagari', 'NotoSansDevanagari', everything, []],
  ['noto-sans-thai', 'NotoSansThai', everything, []],
  ['noto-sans-armenian', 'NotoSansArmenian', everything, []],
  ['noto-sans-georgian', 'NotoSansGeorgian', everything, []],
  ['noto-sans-bengali', 'NotoSansBengali', everything, []],
  ['noto-sans-gurmukhi', 'NotoSansGurmukhi', everything, []],
  ['noto-sans-gujarati', 'NotoSansGujarati', everything, []],
  ['noto-sans-tamil', 'NotoSansTamil', everything, []],
  ['noto-sans-telugu', 'NotoSansTelugu', everything, []],
  ['noto-sans-kannada', 'NotoSansKannada', everything, []],
  ['noto-sans-malayalam', 'NotoSansMalayalam', everything, []],
  ['noto-sans-sinhala', 'NotoSansSinhala', everything, []],
  ['noto-sans-lao', 'NotoSansLao', everything, []],
  ['noto-sans-khmer', 'NotoSansKhmer', everything, []],
  ['noto-sans-myanmar', 'NotoSansMyanmar', everything, []],
  ['noto-sans-ethiopic', 'NotoSansEthiopic', everything, []],
  ['noto-emoji', 'NotoEmoji', range(0x1f000, 0x1faff), layout],
  ['noto-sans-symbols-2', 'NotoSansSymbols2', symbols, layout],
  ['noto-sans-math', 'NotoSansMath', symbols, [...layout, 'MATH']],
  ['noto-sans-sc', 'NotoSansSC', han, layout],
  ['noto-sans-kr', 'NotoSansKR', hangul, layout],
];

for (const [folder, name, unicodes, drop, style = '400Regular', result = folder] of fonts) {
  if (only.length && !only.includes(result)) continue;
  const full = readFileSync(join(source, folder, style, `${name}_${style}.ttf`));
  const subset = await subsetFont(full, { unicodes, drop: [...drop, 'DSIG', 'STAT'] });
  const packed = brotliCompressSync(subset, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(new URL(`${result}.ttf.br`, import.meta.url), packed);
  process.stdout.write(`${result}: ${full.length} -> ${subset.length} -> ${packed.length}\n`);
}
