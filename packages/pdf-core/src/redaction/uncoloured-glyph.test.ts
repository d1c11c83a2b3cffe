import { expect, it } from 'vitest';
import { isUncoloured } from './uncoloured-glyph.ts';

const BOX = '800 0 0 0 800 800 d1';
const MASK = 'BI /W 8 /H 2 /IM true /BPC 1 /D [1 0] ID ab EI';

it.each([
  ['shapes', `${BOX}\n1 0 0 1 0 0 cm 0 0 m 9 9 l [1 2] 0 d S 0 0 500 500 re f*`],
  ['a stencil', `${BOX}\nq\n8 0 0 2 .5 -1 cm\n${MASK}\nQ`],
  ['nothing', BOX],
])('has no colour: %s', (_, content) => {
  expect(isUncoloured(Buffer.from(content))).toBe(true);
});

it.each([
  ['nothing that says so', '800 0 d0 0 0 500 500 re f'],
  ['a picture of the document', `${BOX} /Im Do`],
  ['a shading', `${BOX} /Sh sh`],
  ['a pattern', `${BOX} /Pattern cs /P scn 0 0 9 9 re f`],
  ['letters of another font', `${BOX} BT /F 1 Tf (a) Tj ET`],
  ['a second claim', `${BOX} 800 0 d0 1 0 0 rg 0 0 9 9 re f`],
  ['a picture with colours', `${BOX} BI /W 1 /H 1 /CS /RGB /BPC 8 ID abc EI`],
  ['a picture that is no mask in the end', `${BOX} BI /W 8 /H 2 /IM true /ImageMask false ID ab EI`],
  ['something after a stencil', `${BOX} ${MASK} BI /W 1 /H 1 /CS /RGB /BPC 8 ID abc EI`],
  ['a stencil without an end', `${BOX} BI /IM true ID ab`],
])('may have one: %s', (_, content) => {
  expect(isUncoloured(Buffer.from(content))).toBe(false);
});
