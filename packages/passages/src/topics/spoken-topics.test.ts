import { expect, test } from 'vitest';
import { askedTopics } from './asked-topics.ts';

test.each([
  ['Wie komme ich aus dem Vertrag raus?', 'end'],
  ['comment sortir du contrat', 'end'],
  ['cómo cancelo el contrato', 'end'],
  ['Wie komme ich aus dem Verein raus?', 'resign'],
  ["comment je quitte l'asso", 'resign'],
  ['je dois payer quand', 'due'],
  ['que dia tengo que pagar el alquiler', 'due'],
  ["j'ai combien de temps pour changer d'avis", 'withdraw'],
  ['ça coute combien', 'pricedby'],
  ['puede votar otro por mi', 'proxy'],
  ['wer kriegt das geld wenn der verein zumacht', 'assets'],
  ['se renueva solo', 'renew'],
])('%s is about %s', (question, topic) => {
  expect(askedTopics(question).map(({ name }) => name)).toContain(topic);
});
