import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuotedAnswer } from './quoted-answer.tsx';

const show = (text: string, quote: string, answer?: string) =>
  renderToStaticMarkup(createElement(QuotedAnswer, { text, quote, answer })).replaceAll(
    / class="[^"]*"/gu,
    '',
  );

test('the words that were asked for are bold in their quote, and not where they stand before it', () => {
  const quote = 'The rent is 5 euros.';
  expect(show(`“${quote}” (page 1)`, quote, '5 euros')).toBe(
    '“The rent is <strong>5 euros</strong>.” (page 1)',
  );
  expect(show(`5 euros.pdf: “${quote}”`, quote, '5 euros')).toBe(
    '5 euros.pdf: “The rent is <strong>5 euros</strong>.”',
  );
});

test('a cell stands above its row with the names of both', () => {
  expect(show('“Heating | Tenant” (page 1)', 'Heating | Tenant', 'Heating, paid by: Tenant')).toBe(
    '<strong>Heating, paid by: Tenant</strong>“Heating | Tenant” (page 1)',
  );
});

test('nothing is bold where all of it is the answer, or where that cannot be told', () => {
  expect(show('“It is so.”', 'It is so.', 'It is so.')).toBe('“It is so.”');
  expect(show('“It is so.”', 'It is so.')).toBe('“It is so.”');
});
