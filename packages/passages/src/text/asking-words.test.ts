import { expect, test } from 'vitest';
import { isAsking, languageOfQuestion, spokenOr } from './asking-words.ts';

test.each([
  ['Wie komme ich aus dem Vertrag raus?', 'en', 'de'],
  ['was kostet das', 'en', 'de'],
  ["c'est où", 'en', 'fr'],
  ['je dois payer quand', 'de', 'fr'],
  ['cuanto tengo que pagar', 'fr', 'es'],
  ['Who is liable for damage?', 'de', 'en'],
  ['How high is the deposit?', 'de', 'en'],
])('%s, put to a document in %s, is asked in %s', (question, ofDocument, language) => {
  expect(languageOfQuestion(question, ofDocument)).toBe(language);
});

test.each([
  ['Wann ist die Miete fällig?', 'de'],
  ['Kaution?', 'de'],
  ['Was the rent paid in March?', 'en'],
  ['Quorum', 'pl'],
])('%s is asked in the language of the document, %s', (question, language) => {
  expect(languageOfQuestion(question, language)).toBe(language);
});

test('how something is asked is told apart from what about, in the language of the question', () => {
  expect(['wie', 'komme', 'ich', 'vertrag'].map((word) => isAsking(word, 'de'))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isAsking('die', 'en')).toBe(false);
});

test('an invoice of names and numbers is read in the language of the question', () => {
  expect(spokenOr('und', 'es')).toBe('es');
  expect(spokenOr('de', 'es')).toBe('de');
});
