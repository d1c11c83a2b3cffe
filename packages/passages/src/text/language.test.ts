import { describe, expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { rankPassages } from '../ranking/rank-passages.ts';
import { SMALL_LEASE } from '../testing/small-lease.ts';
import { cutPassages } from './cut-passages.ts';

const indexOf = (text: string) => indexPassages(cutPassages([{ page: 1, text }]));

const GERMAN = `Der Mieter zahlt die Miete am dritten Werktag des Monats. Das Rauchen ist im ganzen Haus verboten.

Die Heizung wird von Oktober bis April betrieben, und die Kosten werden nach der Fläche verteilt.

Ein Hund darf gehalten werden, wenn die Nachbarn nicht widersprechen.`;

describe('the language of a document', () => {
  test.each([
    ['en', true, SMALL_LEASE.map(({ text }) => text).join('\n')],
    ['de', false, GERMAN],
    [
      'fr',
      false,
      'Le locataire paie le loyer au début du mois. Il est interdit de fumer dans la maison et sur les balcons.',
    ],
    ['es', false, 'El inquilino paga la renta al principio de cada mes y no se puede fumar en la casa.'],
    ['und', false, 'Арендатор платит за помещение в начале каждого месяца.'],
    ['und', false, '租户应在每月初支付租金。禁止吸烟。'],
    ['und', false, '12 34 56 78'],
    ['en', true, 'Reception counter, oak veneer\nWall cupboard, sliding doors, white\nWaiting room bench'],
  ])('%s, understood: %s', (code, known, text) => {
    const { language, engine } = indexOf(text);
    expect(language).toEqual({ code, known });
    expect(engine).toBe(known ? 'meaning' : 'words');
  });
});

test('a document in a language that the vectors do not know is ranked by its words', () => {
  const [first] = rankPassages(indexOf(GERMAN), { text: 'Wann wird die Heizung betrieben?' });
  expect(first!.passage.text).toContain('Oktober');
});

test('words without spaces between them are found', () => {
  const index = indexPassages(
    cutPassages([
      { page: 1, text: '租户应在每月初支付租金。' },
      { page: 2, text: '整栋楼内禁止吸烟。' },
    ]),
  );
  expect(rankPassages(index, { text: '可以吸烟吗' })[0]!.passage.page).toBe(2);
});
