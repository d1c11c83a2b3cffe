import { expect, test } from 'vitest';
import { asWritten } from './as-typed.ts';

test.each([
  ['wann krieg ich die kaution zurueck', 'wann krieg ich die kaution zurück'],
  ['darf ich fuer den muell ueber den hof', 'darf ich für den müll über den hof'],
  ['wieviel muss ich zahlen', 'wie viel muss ich zahlen'],
  ['wieviele koennen kommen', 'wie viele können kommen'],
  ['qu est ce que je risque', 'qu’est-ce que je risque'],
])('%s', (typed, written) => {
  expect(asWritten(typed)).toBe(written);
});

test.each([
  'wie ist die neue Dauer der aktuellen Miete',
  'was muss ich zuerst tun und soeben',
  'Wann kommt Michael zu der Quelle',
  'Who does the value of the shoes and the blue canoe belong to?',
  '¿Qué es lo que puede hacer el dueño?',
])('%s stays as it is', (question) => {
  expect(asWritten(question)).toBe(question);
});
