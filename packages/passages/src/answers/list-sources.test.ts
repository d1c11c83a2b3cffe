import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const HARBOUR = [
  {
    page: 1,
    text: 'Harbour Handbook\n\nMooring fees\n\nBoats are moored at the eastern quay. The fee for a night is 18 euros for each boat. It is paid to the harbour master before noon.\n\nPage 1',
  },
  {
    page: 2,
    text: 'Harbour Handbook\n\nWater and power\n\nWater is drawn from the taps on the quay. The fee for power is 4 euros a day.\n\nPage 2',
  },
  {
    page: 3,
    text: 'Harbour Handbook\n\nClosing hours\n\nThe gate is shut at ten in the evening. The harbour master keeps the key of the gate.\n\nPage 3',
  },
];
const index = indexPassages(cutPassages(HARBOUR));

test('a source holds the passage around its sentence, word for word and without headers', () => {
  const [source] = answerQuestion(index, { text: 'How much is the fee for a night?' }).sources;
  expect(source!.snippet).toBe('The fee for a night is 18 euros for each boat.');
  expect(source!.context).toContain(source!.snippet);
  expect(source!.context).toContain('Boats are moored at the eastern quay.');
  expect(source!.context).not.toMatch(/Page 1|Harbour Handbook/);
});

test.each(['Harbour Handbook', 'Page 2', 'What does the fee cost?', 'Who keeps the key?', 'closing hours'])(
  'no source of “%s” is a heading or a header alone, and none says the same again',
  (text) => {
    const { sources } = answerQuestion(index, { text });
    const snippets = sources.map(({ snippet }) => snippet);
    for (const snippet of snippets)
      expect(snippet).not.toMatch(/^(?:Harbour Handbook|Page \d|[A-Z][a-z ]+)$/);
    expect(new Set(snippets).size).toBe(snippets.length);
    const shown = sources.flatMap(({ context }) => context.split(/(?<=\.) /));
    expect(new Set(shown).size).toBe(shown.length);
  },
);

test('rows stand in lines of their own below what leads into them, and a heading is not what was asked for', () => {
  const text = `The Yard
What leaves the yard is weighed and counted before it is loaded, and paid for on the quay.

Loading
Loads are made up as follows:
Timber | 40%
Rope | 60%

Fuel for the Crane
Diesel and rapeseed oil.

The crane is greased every week by whoever is on watch.`;
  const yard = indexPassages(cutPassages([{ page: 1, text }]));
  const [loads] = answerQuestion(yard, { text: 'How are the loads made up?' }).sources;
  expect(loads!.snippet).toMatch(/Loads are made up as follows:\nTimber \| 40%\nRope \| 60%$/);
  expect(loads!.answer).toBeUndefined();
  expect(loads!.context).toContain(loads!.snippet);
  const [fuel] = answerQuestion(yard, { text: 'What is the fuel for the crane?' }).sources;
  expect(fuel!.snippet).toBe('Fuel for the Crane\nDiesel and rapeseed oil.');
  expect(fuel!.answer).toBe('Diesel and rapeseed oil.');
});

test.each([
  ['May I smoke in the building?', 'Smoke or vape'],
  ['May I drill into the walls?', 'drill into walls'],
])('what is forbidden by a heading is quoted with it: %s', (text, said) => {
  const lease = `Tenancy of a flat

6. What the Tenant must do

a. Keep the inside of the flat clean.

b. Test the smoke alarms monthly.

7. What the Tenant must not do

a. Assign or sublet the flat.

b. Smoke or vape anywhere inside the building.

c. Redecorate, drill into walls or change locks without permission in writing.

8. Keys

Keys are handed back on the last day.`;
  const [first] = answerQuestion(indexPassages(cutPassages([{ page: 1, text: lease }])), { text }).sources;
  expect(first!.snippet).toMatch(/^7\. What the Tenant must not do\n/u);
  expect(first!.answer).toContain(said);
});
