import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askFile } from './ask-file.ts';
import type { FileAnswer } from './file-answer.ts';
import { readWish } from './read-wish.ts';

const TODAY = '2031-11-23';

function ask(text: string, question: string): FileAnswer | null {
  const pages = [{ page: 1, text }];
  return askFile(indexPassages(cutPassages(pages)), { pages }, readWish(question, TODAY), TODAY);
}

const LEASE =
  'Lease\n\n1. Money\n\nThe tenant pays deposits for both keys before moving in. The kitchen wall is damp.\n';
const MIETE = 'Mietvertrag\n\nDie Mietkaution ist vor dem Einzug zu zahlen. Der Keller wird nicht geheizt.\n';
const BAIL =
  "Contrat de bail\n\nLe locataire verse un acompte à la remise des clés. L'ascenseur est en panne.\n";
const FIANZA = 'Contrato\n\nEl inquilino paga la fianza antes de entrar. El ascensor no funciona.\n';

test.each([
  ['Which files mention a deposit?', LEASE, 'The tenant pays deposits for both keys before moving in.'],
  ['Which documents say something about damp?', LEASE, 'The kitchen wall is damp.'],
  [
    'Show me all contracts that talk about keys',
    LEASE,
    'The tenant pays deposits for both keys before moving in.',
  ],
  ['Where is the kitchen mentioned?', LEASE, 'The kitchen wall is damp.'],
  ['Welche Dateien erwähnen eine Kaution?', MIETE, 'Die Mietkaution ist vor dem Einzug zu zahlen.'],
  ['In welchen Verträgen geht es um den Keller?', MIETE, 'Der Keller wird nicht geheizt.'],
  ['In welchen Dokumenten kommt der Keller vor?', MIETE, 'Der Keller wird nicht geheizt.'],
  ["Quels documents parlent d'un acompte ?", BAIL, 'Le locataire verse un acompte à la remise des clés.'],
  ["Dans quels fichiers est-il question de l'ascenseur ?", BAIL, "L'ascenseur est en panne."],
  ['¿Qué archivos mencionan una fianza?', FIANZA, 'El inquilino paga la fianza antes de entrar.'],
  ['¿En qué documentos se habla del ascensor?', FIANZA, 'El ascensor no funciona.'],
])('%s', (question, text, quote) => {
  expect(ask(text, question)).toMatchObject({ outcome: 'answered', fit: 'yes', page: 1, quote });
  expect(ask('Garden plan\n\nRoses stand beside the gate. They are cut in March.\n', question)).toBeNull();
});

test.each([
  'Which contracts mention no deposit?',
  'What does the contract say about damp in 2030?',
  'Which contracts end this year?',
  'What did we pay for heating?',
  'Where does the button appear?',
])('no word alone is asked for: %s', (question) => {
  expect(readWish(question, TODAY).mentions).toBeUndefined();
});

test('a beginning that goes on as another word is no form of it', () => {
  expect(
    ask('Report\n\nInterestingly, prices fell in spring.\n', 'Which files mention interest?'),
  ).toBeNull();
});

test.each([
  'Bis wann muss ich kündigen?',
  'When must we give notice?',
  'By when can I terminate?',
  'Quand dois-je résilier ?',
  '¿Cuándo puedo rescindir?',
])('the time of notice of each file answers: %s', (question) => {
  const letter =
    'Sehr geehrte Frau Brook,\n\nSie können mit einer Frist von sechs Wochen zum Quartalsende kündigen.\n\nMit freundlichen Grüßen\nAda Horn\n';
  const contract =
    'Service agreement\n\nThis agreement is made between Ada Ltd and Brook Ltd.\n\nEither party may terminate this agreement by giving not less than forty days written notice.\n';
  expect(ask(letter, question)).toMatchObject({ outcome: 'answered', value: { text: 'sechs Wochen' } });
  expect(ask(contract, question)?.value?.text).toMatch(/^forty days/);
  const bill = 'Invoice\n\nInvoice number: 7\n\nDue date: 4 May 2031\n\nTotal: 80.00 EUR\n';
  expect(ask(bill, question)).toBeNull();
});

test('of two sums in a sentence the one that is asked for is told, in a whole sentence of two lines', () => {
  const said = ask(
    'Dear Ms Brook,\n\nthe buyer has accepted your price of £94,200 and has\npaid a deposit of £9,420 into our account.\n\nYours sincerely\nAda Horn\n',
    'How much is the deposit?',
  );
  expect(said).toMatchObject({
    value: { text: '£9,420', amount: 9420, currency: 'GBP' },
    quote: 'the buyer has accepted your price of £94,200 and has paid a deposit of £9,420 into our account.',
  });
});

test.each([
  ['Which invoices are due in November?'],
  ['Which invoices are still to be paid in November?'],
  ['Which bills must be paid in November?'],
  ['Welche Rechnungen müssen im November bezahlt werden?'],
  ['Quelles factures sont encore à payer en novembre ?'],
  ['¿Qué facturas hay que pagar en noviembre?'],
])('what is to be paid is due: %s', (question) => {
  expect(readWish(question, TODAY)).toMatchObject({
    files: 'invoice',
    facts: ['due'],
    kind: 'date',
    topic: [],
  });
  expect(readWish('Which invoices did we pay in November?', TODAY).facts).toEqual(['total']);
});

test('what is owed is the total of a bill that speaks of it', () => {
  const bill = 'Invoice\n\nInvoice number: 7\n\nEvening cleaning in May\n\nTotal: 120.50 EUR\n';
  expect(ask(bill, 'What do we owe the cleaning company?')?.value?.amount).toBe(120.5);
  const contract =
    'Cleaning agreement\n\nThis agreement is made between Ada Ltd ("the Supplier") and Brook Ltd ("the Client").\n\nThe total liability of the Supplier for the cleaning is £90,000 in any year.\n';
  expect(ask(contract, 'What do we owe the cleaning company?')).toBeNull();
});

test('a bill whose day of payment stands behind its name is due in its month', () => {
  const bill =
    'Invoice\n\nBrook Supplies, Leeds\nInvoice no. K5\nDate 5 October 2031\nPayment due 4 November 2031\n\nTotal £80.00\n';
  expect(ask(bill, 'Which invoices are due in November?')).toMatchObject({
    fit: 'yes',
    quote: 'Payment due 4 November 2031',
    value: { date: '2031-11-04' },
  });
});
