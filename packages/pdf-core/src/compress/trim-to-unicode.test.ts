import { expect, test } from 'vitest';
import { trimCmap } from './trim-to-unicode.ts';

const HEAD =
  '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ';
const TAIL = ' endcmap end';

function rowsOf(map: string | undefined): string[] {
  return [...(map ?? '').matchAll(/^(?:<[\da-f]+>){2,3}$/gim)].map(([row]) => row);
}

test('a character map keeps the codes that are shown, in runs where they follow one another', () => {
  const map = `${HEAD}2 beginbfchar <0003> <0020> <0004> <00660069> endbfchar
    1 beginbfrange <0010> <0030> <0041> endbfrange 1 beginbfrange <0050> <0052> [<0391> <0392> <0393>] endbfrange${TAIL}`;
  const trimmed = trimCmap(map, new Set([4, 0x12, 0x13, 0x14, 0x20, 0x51]));
  expect(rowsOf(trimmed)).toEqual([
    '<0000><FFFF>',
    '<0004><00660069>',
    '<0020><0051>',
    '<0051><0392>',
    '<0012><0014><0043>',
  ]);
});

test('maps with further entries stay whole', () => {
  expect(trimCmap(`${HEAD}/Other usecmap${TAIL}`, new Set([1]))).toBeUndefined();
  expect(
    trimCmap(`${HEAD}1 beginbfrange <0000> <00ff> <00f0> endbfrange${TAIL}`, new Set([0x20])),
  ).toBeUndefined();
  expect(trimCmap(`${HEAD}1 beginbfchar <0003> <0041>`, new Set([3]))).toBeUndefined();
  expect(trimCmap(`${HEAD}1 beginbfchar <0003> endbfchar${TAIL}`, new Set([3]))).toBeUndefined();
});
