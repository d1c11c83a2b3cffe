import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const ask = (text: string, question: string) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  });
  return { outcome, shown: sources[0]?.snippet ?? '', answer: sources[0]?.answer };
};

const POLICY = `Homestead Policy

Period of cover: from 6 April 2025 to midnight on 5 April 2026.

Your contents

Contents are covered up to £70,000. We also cover garages and greenhouses.

What we never pay for

Loss while the home has been empty for more than 45 days in a row. Damage that happened little by little, such as rot or rust.

Business stock, drones and anything with an engine.

Making a claim

Ring the desk within 30 days. After theft, tell the police within 24 hours.`;

test.each(['What is not covered?', 'What does the policy not pay for?', 'What is excluded?'])(
  'what is left out is told with all that stands below its heading: %s',
  (question) => {
    const { outcome, shown } = ask(POLICY, question);
    expect(outcome).toBe('answered');
    expect(shown).toMatch(/^What we never pay for\nLoss while.*rot or rust\. Business stock, drones/su);
  },
);

const GUARANTEE = `Carpintería Ledesma

La garantía cubre defectos de fabricación durante tres años a partir de la entrega.
Quedan excluidos los daños por humedad y el desgaste del barniz. Las reclamaciones deben comunicarse en siete días.

Por pronto pago, si se abona antes del 30 de septiembre, se aplica un descuento del 2 % sobre el importe pendiente.`;

test('what a guarantee does not cover is not what it covers', () => {
  const { outcome, shown } = ask(GUARANTEE, '¿Qué no cubre la garantía?');
  expect(outcome).toBe('answered');
  expect(shown).toContain('Quedan excluidos los daños por humedad');
});

test('where nothing is left out, what is covered is no answer to what is not', () => {
  const text = 'Ledesma joinery\n\nThe guarantee covers the doors for three years. The doors are of oak.';
  expect(ask(text, 'What does the guarantee not cover?').outcome).not.toBe('answered');
});

test('the day until which there is a discount is not the day until which one has to pay', () => {
  expect(ask(GUARANTEE, '¿Hasta cuándo hay que pagar?').outcome).not.toBe('answered');
});

test('what holds in case of illness is no answer to what holds in case of resignation', () => {
  const text = `Contrat de travail

La durée hebdomadaire est fixée à 37 heures, réparties du lundi au vendredi.

Toute absence pour maladie doit être signalée le jour même avant 9 heures à Mme Le Goff et justifiée par un certificat médical.

Après l'essai, chacune des parties peut rompre le contrat en respectant un préavis de trois mois.`;
  const { outcome, shown } = ask(text, "Combien de temps à l'avance doit-il prévenir s'il démissionne ?");
  expect(outcome === 'answered' ? shown : 'préavis').toContain('préavis');
});

test.each([
  [
    'Department: Quality | Pay date: 31 October 2025 | Tax code 1257L – Month 7\n\nThe canteen is open at noon.',
    'How much tax did I pay in October?',
  ],
  [
    'Minutes of the hall\n\nThe minutes of the meeting of 8 July were approved after one correction: the piano tuner charged £85, not £58.',
    'How many people came to the meeting of 8 July?',
  ],
  [
    'Mietvertrag\n\nDie Wohnung liegt im zweiten Stock. Ein verlorener Schlüssel der Schließanlage wird mit 62 Euro berechnet. Die Miete ist monatlich zu zahlen.',
    'Wie viele Schlüssel habe ich bekommen?',
  ],
])('a date, a code or a sum counts nothing: %s', (text, question) => {
  expect(ask(text, question).outcome).not.toBe('answered');
});

const MANUAL = `Bread Maker

Cleaning

Unplug it and let it cool for half an hour. Fill the pan with hot water to free a stuck blade. Wipe the lid with a damp cloth.

Safety

The housing becomes very hot. Never cover the vents.`;

test('of the steps below a heading that is asked for all are told', () => {
  const { outcome, shown } = ask(MANUAL, 'How do I clean the machine?');
  expect(outcome).toBe('answered');
  expect(shown).toMatch(/^Unplug it.*damp cloth\.$/su);
});

test('who the authors are is told by their names, and not by a sentence on them', () => {
  const text = `Green Roofs and Stormwater in Aarlund

Ingrid Solvang, Mateo Quirós, Yusuf Demir
Department of Civil Engineering, University of Aarlund – Project report 17, May 2025

Abstract

Heavy rain overloads the sewers of the town several times a year.

Acknowledgements

The authors declare no conflict of interest.`;
  expect(ask(text, 'Who are the authors?').shown).toContain('Ingrid Solvang, Mateo Quirós, Yusuf Demir');
});
