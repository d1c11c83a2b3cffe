import { expect, test } from 'vitest';
import { askOtherwise } from './ask-otherwise.ts';
import { seeded } from './grow-forest.ts';

const asked = (text: string) => ({ text, places: [{ page: 1, from: 0, to: 9 }], said: ['nine'] });

test('words are put in another way, the same in every run; what is asked for, names and numbers stay', () => {
  const question = asked('How much salary does Ada Kapoor get for the repair of 12 defective cars?');
  const say = (seed: number) => askOtherwise(question, 'en', seeded(seed));
  const said = Array.from({ length: 40 }, (_, seed) => say(seed).text);
  expect(said).toEqual(Array.from({ length: 40 }, (_, seed) => say(seed).text));
  expect(new Set(said).size).toBeGreaterThan(5);
  for (const text of said) {
    expect(text).toMatch(/^How much /);
    expect(text).toContain('Ada Kapoor');
    expect(text).toContain('12');
  }
  expect(said.some((text) => !/salary/.test(text))).toBe(true);
});

test('the answer stays where it is', () => {
  const question = asked('Wie hoch ist die Miete?');
  expect(askOtherwise(question, 'de', seeded(3))).toMatchObject({
    places: question.places,
    said: question.said,
  });
});
