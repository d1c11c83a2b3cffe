import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const LEASE = `Lease

This Agreement is made between the Linden Housing Cooperative (the Landlord) and Nora Feldt (the Tenant).

3. Rent

The rent is $2,150 per calendar month, payable on the first day of each month.

5. Deposit

The Tenant pays a deposit of $4,300 before moving in. The record of the inspection shows what is to be repaired.

8. Ending early

The Tenant may end this Agreement by giving sixty (60) days’ written notice and paying a fee of two months’ rent.`;

const MINUTES = `Minutes of the Annual Meeting

The meeting was held at the clubhouse on the first Monday of May. Twelve members of the club were there, and the minutes of the last meeting were approved.

The club will paint the clubhouse in June. Members are asked to bring brushes.`;

const askMinutes = (question: string, line: string) =>
  ask(question, `${MINUTES}\n\n${line}\n\nThe president opens the meetings and signs for the club.`);

const ask = (text: string, document = LEASE) => {
  const { outcome, quotes } = answerQuestion(indexPassages(cutPassages([{ page: 1, text: document }])), {
    text,
  });
  return [outcome, quotes[0]];
};

test('who asks for one fact is answered by the sentence that has its value beside it, and not by its heading', () => {
  expect(ask('How much is the deposit?')).toEqual([
    'answered',
    expect.stringContaining('a deposit of $4,300'),
  ]);
  expect(ask('How much notice do I have to give?')).toEqual([
    'answered',
    expect.stringContaining('sixty (60)'),
  ]);
  expect(ask('Who is the landlord?')).toEqual(['answered', expect.stringContaining('(the Landlord)')]);
});

test('below a heading that names the fact, the sentence with the one value states it', () => {
  const german = `Mietvertrag

§ 3 Miete und Betriebskosten

Die Miete beträgt monatlich 742,00 Euro. Für Betriebskosten ist eine Vorauszahlung von 138,00 Euro zu leisten.

§ 4 Kaution

Der Mieter stellt eine Sicherheit in Höhe von 2.226,00 Euro. Er darf sie in drei gleichen Monatsraten erbringen.

§ 5 Tiere

Kleintiere dürfen in der Wohnung gehalten werden.`;
  expect(ask('Wie hoch ist die Kaution?', german)).toEqual(['answered', expect.stringContaining('2.226,00')]);
  const two = german.replace(
    'Der Mieter stellt eine Sicherheit in Höhe von 2.226,00 Euro.',
    'Der Mieter zahlt vor dem Einzug 2.226,00 Euro. Mit einem Hund zahlt er 2.500,00 Euro.',
  );
  expect(ask('Wie hoch ist die Kaution?', two)[0]).toBe('unsure');
});

test('where two sentences have different values, none is the answer', () => {
  const two = `${LEASE}\n\n9. Pets\n\nFor each pet the Tenant pays a deposit of $300 to the Landlord.`;
  expect(ask('How much is the deposit?', two)[0]).toBe('unsure');
});

test.each([
  ['Who is the president?', 'President: Jenna Stensland'],
  ['Who is the treasurer of the club?', 'Bob McAlister, Treasurer'],
  ['Qui est le secrétaire de séance ?', 'Antoine Rozo est le secrétaire de séance.'],
])('%s is answered by: %s', (question, line) => {
  expect(askMinutes(question, line)).toEqual(['answered', expect.stringContaining(line)]);
});

test('a deputy is not the one that is asked for, and a president of something else is no answer', () => {
  expect(askMinutes('Who is the president?', 'Vice President: Colleen Raymont')[0]).toBe('unsure');
  expect(askMinutes('Who is the president of Portugal?', 'President: Jenna Stensland')[0]).toBe('unsure');
});

const SERVICES = `Services Agreement

1. Services. The Provider gives the services that are listed in Exhibit A, as far as the Customer orders them.

2. Fees. For its services under this agreement the Customer agrees to pay the fees that are computed by Exhibit B.

3. Ending. This agreement may be ended at any time without the payment of any penalty on 60 days’ written notice.

4. Records. The Provider keeps records of its services for seven years and shows them within ten days.

Exhibit B

For each category of services the Customer shall pay the Provider a service fee, payable monthly in arrears, determined by the following formula:

Service fee = cost of the services + margin`;

test('how often something happens is told by the one sentence that says it of that', () => {
  expect(ask('How often are fees paid?', SERVICES)).toEqual([
    'answered',
    expect.stringContaining('payable monthly'),
  ]);
  expect(ask('How often are records shown?', SERVICES)[0]).not.toBe('answered');
});
