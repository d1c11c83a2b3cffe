import { expect, test } from 'vitest';
import { tellOtherLanguage } from './tell-language.options.ts';

const ENGLISH =
  'The committee will meet on the first Monday of the month and decide which of the proposals are to be sent to the council. ';
const GERMAN =
  'Der Ausschuss tritt am ersten Montag des Monats zusammen und entscheidet, welche der Antrage an den Rat gehen und was mit den anderen wird. ';

test('the language that was asked for is no other one', () => {
  expect(tellOtherLanguage(ENGLISH, 'eng')).toBeUndefined();
  expect(tellOtherLanguage(GERMAN, 'deu')).toBeUndefined();
  expect(tellOtherLanguage(ENGLISH + GERMAN, 'eng+deu')).toBeUndefined();
});

test('another language is told, alone or beside', () => {
  expect(tellOtherLanguage(GERMAN, 'eng')).toEqual({ code: 'deu', isBeside: false });
  expect(tellOtherLanguage(ENGLISH, 'fra')).toEqual({ code: 'eng', isBeside: false });
  expect(tellOtherLanguage(ENGLISH + GERMAN, 'eng')).toEqual({ code: 'deu', isBeside: true });
});

test('few words, names, numbers and languages without known words say nothing', () => {
  expect(tellOtherLanguage('Der Rat und die Stadt', 'eng')).toBeUndefined();
  expect(tellOtherLanguage('Invoice 4711 Berlin Hamburg München 12 17 19 '.repeat(9), 'eng')).toBeUndefined();
  expect(tellOtherLanguage(GERMAN, 'jpn')).toBeUndefined();
  expect(tellOtherLanguage('', 'eng')).toBeUndefined();
});
