import { expect, test } from 'vitest';
import { cutSentences } from './sentences.ts';

const cut = (text: string) =>
  cutSentences(text, { page: 1, from: 0, to: text.length }).map((one) => one.text);

test('abbreviations, initials and decimal points end no sentence', () => {
  expect(
    cut(
      'Ask Dr. Horn of Messrs. Pember. See No. 7 and Fig. 3. It costs 2.40 euros or Rs. 200, e.g. on Sundays.',
    ),
  ).toEqual([
    'Ask Dr. Horn of Messrs. Pember.',
    'See No. 7 and Fig. 3.',
    'It costs 2.40 euros or Rs. 200, e.g. on Sundays.',
  ]);
});

test('lines end no sentence, and words they cut are whole again', () => {
  expect(cut('The aerial rope-\nway was struck\nby lightning. The motor burnt.')).toEqual([
    'The aerial ropeway was struck by lightning.',
    'The motor burnt.',
  ]);
});

test.each([
  'In spring Sen. Ada Horn and Gov. Brook met Lt. Col. Dunn and the Rev. Hill at 5 p.m. Tuesday.',
  'Nos. 7 to 9 cost approx. 12 euros at Hill Bros. Marine, Mt. Vernon, and the U.S. Navy paid.',
  'Frau Dr. med. Ada Horn, Dipl.-Ing. Brook und Hptm. Dunn kommen Mo. bis Fr. 8 Uhr, Tel. 030 55, vgl. Abs. 3.',
  'Me. Ada Brook, Mlle. Horn et le Pr. Dunn vinrent le 3 janv. 2031, env. 12 personnes, av. Foch.',
  'La Dra. Ada Brook, Dña. Horn y el Gral. Dunn llegaron a la Avda. Colón, núm. 5, aprox. 12 personas.',
])('a sentence goes on behind a title, a rank, a month, a number or a name: %s', (text) => {
  expect(cut(`${text} Nothing else.`)).toEqual([text, 'Nothing else.']);
});

test('what a name ends with ends a sentence where another one opens', () => {
  expect(
    cut(
      'It was sold by Hill Inc. The price rose. It opened at 8 p.m. They came from the U.S. We saw it. It takes 5 min. The lid is shut.',
    ),
  ).toEqual([
    'It was sold by Hill Inc.',
    'The price rose.',
    'It opened at 8 p.m.',
    'They came from the U.S.',
    'We saw it.',
    'It takes 5 min.',
    'The lid is shut.',
  ]);
});
