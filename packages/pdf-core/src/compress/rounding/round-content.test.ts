import { expect, test } from 'vitest';
import { IDENTITY } from '../../pdf/matrix.ts';
import { roundContent } from './round-content.ts';

function round(content: string, step = 0.1): string[] {
  const rounded = roundContent(Buffer.from(content, 'latin1'), IDENTITY, step);
  return rounded?.toString('latin1').split('\n') ?? [];
}

test('corners go to a tenth of a point, whatever the scale they are drawn at', () => {
  expect(round('10.123456 20.98 m 300.04 0.06 l S')).toEqual(['10.1 21 m', '300 .1 l', 'S']);
  expect(round('q .1 0 0 .1 0 0 cm 1012.3456 20.98 m 300.4 60 l S Q')).toEqual([
    'q',
    '.1 0 0 .1 0 0 cm',
    '1012 21 m',
    '300 60 l',
    'S',
    'Q',
  ]);
});

test('rectangles side by side stay so, and thin ones keep their weight', () => {
  expect(round('10.04 0 5.02 5 re 15.06 0 5 5 re f')).toEqual(['10 0 5.1 5 re', '15.1 0 5 5 re', 'f']);
  expect(round('10.043 700.127 200 .48 re f')).toEqual(['10.04 700.13 200 .48 re', 'f']);
  expect(round('10.04 5 m 10.28 5 l 10.28 99 l h f')).toEqual([
    '10.04 5 m',
    '10.28 5 l',
    '10.28 99 l',
    'h',
    'f',
  ]);
});

test('the next kerning corrects the rounding of one, and space between words stays', () => {
  const [, , , text] = round('BT /F1 10 Tf 0 0 Td [(a)3(b)3(c)3(d)-251.4(e)] TJ ET');
  expect(text).toBe('[(a)5(bc)5(d)-251(e)]TJ');
});

test('strings are not joined where half an escape would swallow a digit', () => {
  expect(round('BT /F1 10 Tf [(\\5)0.1(3)0.1(x)] TJ ET')[2]).toBe('[(\\5)(3x)]TJ');
});

test('moves add up to where they did', () => {
  const moves = round('BT 1 0 0 1 50 700 Tm 10.1234567 -12.04 Td 0 -12.04 Td 0 -12.04 Td ET').slice(2, 5);
  const down = moves.reduce((sum, move) => sum + Number(move.split(' ')[1]), 0);
  expect(down).toBeCloseTo(-36.1, 5);
});

test('what is set already is not set again, unless something else may have set it between', () => {
  const content = '0 g 1 1 m 9 9 l f 0 g 1 1 m 9 9 l f q 1 g Q 0 g 1 1 m 9 9 l f';
  expect(round(content).filter((line) => line.endsWith(' g'))).toEqual(['0 g', '1 g', '0 g']);
});

test('inline images, strings and numbers that readers differ on are left as they are', () => {
  const image = 'BI /W 2 /H 1 /BPC 8 /CS /G ID \x01\x02 EI';
  expect(round(`q\r\n${image}\r\nQ`)).toEqual(['q', image, 'Q']);
  expect(round('1.2.3 4 m 5 5 l S')).toEqual(['1.2.3 4 m', '5 5 l', 'S']);
  expect(roundContent(Buffer.from('BT 1 0 0 1 --5 7 Tm (a) Tj ET'), IDENTITY, 0.1)).toBeUndefined();
});
