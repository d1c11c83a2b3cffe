import { expect, test } from 'vitest';
import { locateQuote } from './locate-quote.ts';

const PAGE =
  'The e\ufb03cient o\ufb03ce says: \u201cRent is due on\nthe third work-\ning day\u201d \u2014 that is 1 200 \u20ac. Caf\u00e9 closed. \ud835\udc00 end.';

test.each([
  ['spacing and line ends', 'Rent is due on   the third', 'Rent is due on\nthe third'],
  ['a word that a line has cut', 'third working day', 'third work-\ning day'],
  ['ligatures', 'efficient office', 'e\ufb03cient o\ufb03ce'],
  ['quotation marks and case', "says: 'rent is due", 'says: \u201cRent is due'],
  ['accents', 'cafe closed', 'Caf\u00e9 closed'],
  ['amounts', '1200\u20ac', '1 200 \u20ac'],
  ['letters beyond the basic plane', 'A end', '\ud835\udc00 end'],
])('%s make no difference', (_, quote, written) => {
  const place = locateQuote(PAGE, quote);
  expect(place && PAGE.slice(place.from, place.to)).toBe(written);
});

test.each(['Rent is due on the fourth working day', '', ' -- ', '1300\u20ac'])(
  'what is not there is not found: %j',
  (quote) => {
    expect(locateQuote(PAGE, quote)).toBeNull();
    expect(locateQuote('', quote)).toBeNull();
  },
);

test('a whole quote begins and ends where words and numbers do', () => {
  const page = 'He owes 185 euros, or 1 200.50 in all; 85 euros were paid. Therein it rained.';
  const find = (quote: string) => {
    const place = locateQuote(page, quote, true);
    return place && page.slice(place.from, place.to);
  };
  expect(page.indexOf('85 euros')).toBeLessThan(page.indexOf('85 euros were'));
  expect(locateQuote(page, '85 euros', true)?.from).toBe(page.indexOf('85 euros were'));
  expect(find('1 200.50 in all')).toBe('1 200.50 in all');
  expect([find('200.50'), find('1 200'), find('in all; 8'), find('There')]).toEqual([null, null, null, null]);
});
