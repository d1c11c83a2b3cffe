import { expect, test } from 'vitest';
import { cutPassages } from '../text/cut-passages.ts';
import { kindredOf } from './kindred-words.ts';
import { indexPassages } from './passage-index.ts';
import { rankPassages } from './rank-passages.ts';

const indexOf = (...texts: string[]) =>
  indexPassages(cutPassages(texts.map((text, i) => ({ page: i + 1, text }))));

test('words that say the same in such documents find each other, with any ending', () => {
  const bill = indexOf(
    'Die Rechnung ist für die Beratung und wird von dem Kunden auf das Konto gezahlt.',
    'Im Betrag ist die Umsatzsteuer nach dem Gesetz nicht enthalten, und das ist auch so.',
  );
  expect(kindredOf(bill, 'mehrwertsteuer')).toEqual(['umsatzsteu']);
  expect(rankPassages(bill, { text: 'Mehrwertsteuer?' })[0]!.passage.page).toBe(2);
});

test('what is split is divided, what is hung up is dried, and a space is a clearance', () => {
  const rules = indexOf(
    'The prizes are divided between the crew, and nobody may dry laundry on the rails of the pier.',
    'Leave a clearance of 5 mm on both sides of the dryer, so that the air can go round it.',
  );
  expect(rankPassages(rules, { text: 'How are the prizes split?' })[0]!.passage.page).toBe(1);
  expect(kindredOf(rules, 'split')).toEqual(['divid']);
  expect(kindredOf(rules, 'hang')).toEqual(['dry']);
  expect(kindredOf(rules, 'space')).toEqual(['clearanc']);
});

test('of a word that stands alone in its meaning, and in a language without a table, there are none', () => {
  const swifts = indexOf(
    'The swifts were counted from the roof of the house, and that is all there is to it.',
  );
  expect(kindredOf(swifts, 'swallow')).toEqual([]);
  const polish = indexOf(
    'Umowa jest na czas okreslony i nie moze byc rozwiazana przez najemce, ale to jest tak.',
  );
  expect(kindredOf(polish, 'koniec')).toEqual([]);
});

const LEASE = indexOf(
  'Die Kündigung der Wohnung ist mit einer Frist von drei Monaten möglich, und sie ist schriftlich zu erklären.',
  'Der Jahresbeitrag für die Mitglieder wird von dem Kassenwart im Januar eingezogen und auf das Konto gezahlt.',
);

test('a word is found in another form', () => {
  expect(kindredOf(LEASE, 'kundigen')).toContain('kundigung');
});

test('a German word is a kind of its last part, and not of its first', () => {
  expect(kindredOf(LEASE, 'beitrag')).toContain('jahresbeitrag');
  expect(kindredOf(LEASE, 'kasse')).not.toContain('kassenwart');
});

test('a word finds what says it in the language of the scope', () => {
  expect(kindredOf(LEASE, 'cancel', 'en')).toContain('kundigung');
  expect(kindredOf(LEASE, 'tesorero', 'es')).toContain('kassenwart');
  expect(kindredOf(LEASE, 'cotisation', 'fr')).toContain('jahresbeitrag');
  const english = indexOf(
    'The deposit is paid back when the keys are returned, and the tenant leaves the flat.',
  );
  expect(kindredOf(english, 'kaution', 'de')).toContain('deposit');
});
