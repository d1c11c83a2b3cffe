import { expect, test } from 'vitest';
import { type AnswerKind, askedKind } from './answer-kind.ts';
import { findAnswers } from './answer-spans.ts';

test.each<[AnswerKind, string]>([
  ['definition', 'What does RPK stand for?'],
  ['definition', 'Was bedeutet Abschlag?'],
  ['amount', 'What is the monthly rent?'],
  ['amount', 'Wie hoch ist die Miete?'],
  ['amount', 'How much tax is in it?'],
  ['date', 'Jusqu’à quand court le contrat ?'],
  ['thing', 'Qu’est-ce qui se passe quand il pleut ?'],
  ['amount', 'Quel est le montant de la caution ?'],
  ['amount', '¿Cuánto cuesta?'],
  ['date', 'When does the lease end?'],
  ['date', 'Bis wann muss bezahlt werden?'],
  ['date', 'Quand le bail prend-il fin ?'],
  ['duration', 'How long is the notice period?'],
  ['duration', 'Wie lange läuft der Vertrag?'],
  ['number', 'How many people live there?'],
  ['number', 'Combien de personnes ont répondu ?'],
  ['amount', 'Combien coûte le billet ?'],
  ['person', 'Who signed it?'],
  ['person', 'Wer ist der Vermieter?'],
  ['place', 'Where is the office?'],
  ['yesno', 'May I keep a dog?'],
  ['yesno', 'Darf ich einen Hund halten?'],
  ['reason', 'Why was it closed?'],
  ['procedure', 'How do I cancel it?'],
  ['percent', 'What percentage of income came from members?'],
  ['thing', 'Which colour has the door?'],
  ['thing', 'What happens to somebody who is late?'],
  ['thing', 'Que se passe-t-il quand il pleut ?'],
  ['list', 'Quels sont les défauts du programme qui existe déjà ?'],
  ['date', 'On which weekday are wages paid?'],
  ['duration', 'Wie oft trifft sich der Vorstand?'],
  ['duration', '¿Cada cuánto se reúnen?'],
  ['yesno', 'Werden die Vorstände bezahlt?'],
  ['yesno', 'Bekommt man den Beitrag zurück?'],
  ['yesno', 'Les invités peuvent-ils voter ?'],
  ['yesno', '¿Puedo fumar aquí?'],
  ['duration', 'Within what time must it be returned?'],
  ['duration', 'Tous les combien faut-il le nettoyer ?'],
  ['number', 'By how much did sales grow?'],
  ['number', 'What discount do members get?'],
  ['number', 'Um wie viel stiegen die Preise?'],
  ['procedure', 'What should I do when the alarm rings?'],
  ['procedure', 'Que dois-je faire en cas de panne ?'],
  ['procedure', '¿Qué debo hacer si pierdo la llave?'],
])('%s is asked for: %s', (kind, question) => {
  expect(askedKind(question)).toBe(kind);
});

test.each<[AnswerKind, string, string[]]>([
  [
    'date',
    'It began on 1 May 2024, in May 2023 and on 2024-05-01.',
    ['1 May 2024', 'May 2023', '2024-05-01'],
  ],
  ['amount', 'It costs $2,150 or 85 euros, less 10.50.', ['$2,150', '85 euros', '10.50']],
  ['duration', 'Six weeks’ notice, or 30 days.', ['Six weeks', '30 days']],
  ['duration', 'It meets once a year and reports quarterly.', ['once a year', 'quarterly']],
  ['date', 'Salaries are credited on 5th of every month.', ['5th of every month']],
  ['date', 'Sunday 10.00-12.30, and 14.15 – 16.00.', ['Sunday', '10.00-12.30', '14.15 – 16.00']],
  ['percent', 'Interest is five per cent, or 2.5 %.', ['five per cent', '2.5 %']],
  ['person', 'It was signed by Mary Ann Oddy yesterday.', ['It', 'Mary Ann Oddy']],
])('what a sentence holds of a %s', (kind, text, said) => {
  expect(findAnswers(text, kind).map(({ from, to }) => text.slice(from, to))).toEqual(said);
});

test('hostile text takes no longer than it should', () => {
  const started = process.cpuUsage();
  for (const text of [
    '1'.repeat(50_000),
    '1,'.repeat(25_000),
    'Aa '.repeat(20_000),
    '$ '.repeat(20_000),
    '('.repeat(50_000),
  ]) {
    askedKind(text);
    for (const kind of ['date', 'amount', 'duration', 'person', 'place', 'definition', 'number'] as const)
      findAnswers(text, kind);
  }
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000);
});
