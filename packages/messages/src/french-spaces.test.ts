import { expect, test } from 'vitest';
import { listAreas, readArea } from './areas.mjs';
import { frenchSpaces } from './french-spaces.ts';

test('French signs keep to the word before them, quotation marks to what they hold', () => {
  expect(frenchSpaces('Supprimer « a » ? 300 $, 80 % : voilà !')).toBe(
    'Supprimer «\u00a0a\u00a0»\u202f? 300\u00a0$, 80\u202f%\u00a0: voilà\u202f!',
  );
  expect(frenchSpaces('et - $ : / . + %')).toBe('et - $ : / . + %');
});

test.each(listAreas())(
  'fr/%s: no line breaks before a sign; src/french-spaces.ts writes the spaces',
  (area) => {
    const texts = readArea('fr', area).map(([, text]) => text);
    expect(texts).toEqual(texts.map(frenchSpaces));
  },
);
