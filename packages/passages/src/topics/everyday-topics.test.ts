import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askedTopics } from './asked-topics.ts';

const OFFER = `Offer of the Quayside Joinery
We thank you for your enquiry about the new benches on the landing stage.

Oak benches, three pieces, planed and oiled.

Grand total: $ 2,480.00
Sales tax: 7.5 %
This quotation is valid for six weeks.
Lead time: four weeks after the order.
Bank: Harbour Credit, account no. 4471 2280
Discount of 2 % for payment within a week.

Benches are guaranteed for five years. The guarantee is void where they were painted over.`;

const REGATTA = `Notice of the Lantern Regatta
The regatta is rowed every summer on the lake below the town.

Date: Saturday, 12 July 2025
Location: boathouse on Mill Quay
Entry fee: 18 € for each boat
Open to all crews whose members are sixteen or older.
Each team consists of four rowers.
The course is 6 km long.
First place: a silver oar. Second place: a bronze oar.
The boat with the lowest sum of times is the winner.
Crews that leave the course are disqualified.
In bad weather the regatta is rowed a week later.`;

const POST = `Harbour office: keeper wanted
The harbour office looks after the landing stages and their lamps.

The position is limited to two years.
The work is carried out on the eastern pier.
The keeper reports to the harbour master.
We offer a pension plan and free meals.
Applications should be sent to jobs@quay.example.`;

const GRANT = `Call of the Boatbuilders' Fund
The fund supports small yards that keep old crafts alive.

Yards with fewer than ten hands are eligible to apply.
Grants are paid up to 9,000 € for each yard.
The selection committee assesses proposals against three criteria: craft, cost and reach.
Applicants are notified by 30 September.
Yards on the islands are exempt from the fee.`;

const RULING = `Quay Court
The court heard the case of the ferry and the mill in its spring session.

Mill Owners v. Ferry Company
The mill had asked that the ferry no longer land below the weir, since its waves had broken a gate.
The appeal is dismissed.`;

const RELEASE = `Lamp Control 4.2
These notes tell what the fourth edition of Lamp Control brings.

This release adds a dimmer for the bow lamp.
Fixed: the stern lamp stayed on after a power cut.
Support for the paper tape reader was dropped.
Requires firmware version 7 or later.`;

const STEW = `Landing stage stew
A stew for long evenings on board, from the kitchen of the ferry.

Serves six.
Simmer for 50 minutes.
Keeps for three days in the refrigerator.`;

const ANGEBOT = `Angebot der Tischlerei am Kai
Wir danken für Ihre Anfrage zu den Bänken am Anleger.

Gesamtbetrag: 2.480,00 €
Das Angebot gilt bis 30. Juni.
Bankverbindung: Hafenbank, Kontonummer 4471 2280
Die Stelle ist unbefristet.
Teilnahmeberechtigt sind alle Boote des Vereins.
Der Verein wurde 1921 gegründet.`;

const DEVIS = `Devis de la menuiserie du quai
Nous vous remercions de votre demande pour les bancs du ponton.

Montant total : 2 480,00 €
Ce devis est valable deux mois.
Délai de livraison : quatre semaines.
Sont exonérés des frais les bateaux du club.
La date de remise est le 3 mai.`;

const OFERTA = `Presupuesto de la carpintería del muelle
Agradecemos su consulta sobre los bancos del embarcadero.

Importe total: 2.480,00 €
La oferta tiene una validez de dos meses.
Para aprobar la prueba se necesita un mínimo de 20 puntos.
Las respuestas erróneas restan medio punto.
Se permite el uso de calculadora.`;

const STATEMENT = `Statement of account
Quay Bank, branch on the landing stage, sends this statement every month.

Account holder: Ida Brandt
Statement period: 1 March to 31 March 2025
Closing balance: 980.55
Interest on overdrafts is charged at 11.9 % a year.`;

const COTTAGE = `Cottage for sale on Mill Quay
A bright cottage with a view of the landing stage and its lamps.

Living area: 92 square metres
Built in 1934, roof renewed in 2016.
Gas heating, energy class D.
Available from 1 October.`;

const STAY = `Booking confirmation of the Pier Hotel
We look forward to your stay by the lake.

Arrival: 4 May 2025, from 3 pm
Departure: 7 May 2025, until 11 am
Cancellation is free of charge until two days before arrival.
You can pay by card or in cash.`;

const BASES = `Bases del concurso de faroles
El ayuntamiento del muelle convoca un concurso de faroles hechos a mano.

Cada participante podrá presentar un máximo de dos faroles.
El fallo se hará público el 20 de mayo.`;

const ask = (text: string, question: string) =>
  answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), { text: question });

describe('what people ask of offers, events, posts, calls, rulings, releases and recipes is found in other words', () => {
  test.each([
    ['How much does it all come to?', OFFER, '2,480'],
    ['How long do I have to accept the offer?', OFFER, 'six weeks'],
    ['When will it be delivered?', OFFER, 'four weeks'],
    ['Which account do I pay the money into?', OFFER, '4471'],
    ['Is it cheaper if I pay soon?', OFFER, '2 %'],
    ['How long is the guarantee?', OFFER, 'five years'],
    ['What does it cost to take part?', REGATTA, '18 €'],
    ['Who may take part?', REGATTA, 'sixteen'],
    ['How many people are in a team?', REGATTA, 'four rowers'],
    ['How far is the race?', REGATTA, '6 km'],
    ['What can you win?', REGATTA, 'silver oar'],
    ['Who wins in the end?', REGATTA, 'lowest sum'],
    ['What if it rains?', REGATTA, 'a week later'],
    ['Is the job permanent?', POST, 'two years'],
    ['Where would I work?', POST, 'eastern pier'],
    ['Who would be my boss?', POST, 'harbour master'],
    ['What benefits are there?', POST, 'pension'],
    ['How much money can we get?', GRANT, '9,000'],
    ['Who can apply?', GRANT, 'fewer than ten'],
    ['How are the proposals judged?', GRANT, 'three criteria'],
    ['When will we hear whether we were chosen?', GRANT, '30 September'],
    ['Who does not have to pay the fee?', GRANT, 'islands'],
    ['How did the case end?', RULING, 'dismissed'],
    ['Which bugs were repaired?', RELEASE, 'stern lamp'],
    ['Does it still work with paper tape?', RELEASE, 'dropped'],
    ['Which version do I need?', RELEASE, 'version 7'],
    ['How many people does it feed?', STEW, 'six'],
    ['How long does it have to cook?', STEW, '50 minutes'],
    ['How long does it stay fresh?', STEW, 'three days'],
    ['Wie viel kostet das alles zusammen?', ANGEBOT, '2.480'],
    ['Bis wann kann ich das Angebot annehmen?', ANGEBOT, '30. Juni'],
    ['Auf welches Konto soll ich zahlen?', ANGEBOT, '4471'],
    ['Ist der Vertrag befristet?', ANGEBOT, 'unbefristet'],
    ['Wer darf mitmachen?', ANGEBOT, 'alle Boote'],
    ['Seit wann gibt es den Verein?', ANGEBOT, '1921'],
    ['Combien faut-il payer en tout ?', DEVIS, '2 480'],
    ['Jusqu’à quand l’offre est-elle valable ?', DEVIS, 'deux mois'],
    ['Quand serons-nous livrés ?', DEVIS, 'quatre semaines'],
    ['Qui ne paie pas ?', DEVIS, 'exonérés'],
    ['Pour quand faut-il rendre le travail ?', DEVIS, '3 mai'],
    ['¿Cuánto hay que pagar en total?', OFERTA, '2.480'],
    ['¿Hasta cuándo vale la oferta?', OFERTA, 'dos meses'],
    ['¿Qué nota hace falta para aprobar?', OFERTA, '20 puntos'],
    ['¿Qué pasa si me equivoco en una pregunta?', OFERTA, 'medio punto'],
    ['¿Puedo usar calculadora?', OFERTA, 'calculadora'],
    ['How much money is left at the end of the month?', STATEMENT, '980.55'],
    ['Which months does it cover?', STATEMENT, '31 March'],
    ['Whose account is it?', STATEMENT, 'Ida Brandt'],
    ['How far can I go into the red, and what does it cost?', STATEMENT, '11.9 %'],
    ['How big is the house?', COTTAGE, '92 square'],
    ['How old is it?', COTTAGE, '1934'],
    ['How is it heated?', COTTAGE, 'Gas'],
    ['When could I move in?', COTTAGE, '1 October'],
    ['What time can we get into the room?', STAY, '3 pm'],
    ['When do we have to be out?', STAY, '11 am'],
    ['Until when can I cancel for nothing?', STAY, 'two days'],
    ['Can I pay cash?', STAY, 'in cash'],
    ['¿Cuántos faroles puedo presentar?', BASES, 'máximo de dos'],
    ['¿Cuándo se sabe quién ha ganado?', BASES, '20 de mayo'],
  ])('%s', (question, text, said) => {
    const { outcome, quotes } = ask(text, question);
    expect(quotes[0]).toContain(said);
    expect(outcome).toBe('answered');
  });
});

test.each([
  ['How much is the entry fee?', POST],
  ['Do I need a visa?', REGATTA],
  ['How many calories does a portion have?', STEW],
  ['How long is the warranty?', RELEASE],
  ['Who was the referee?', OFFER],
])('where nothing is said of it, nothing is an answer: %s', (question, text) => {
  expect(ask(text, question).outcome).not.toBe('answered');
});

test('words that such questions share with others make no topic', () => {
  const namesOf = (question: string) => askedTopics(question).map(({ name }) => name);
  expect(namesOf('Which bus route was delayed most?')).toEqual([]);
  expect(namesOf('Who wrote Hamlet?')).toEqual([]);
  expect(namesOf('How much do I lose for each day I hand in late?')).not.toContain('pricedby');
  expect(namesOf('Since which version are weighted sets included?')).toEqual([]);
  expect(namesOf('In which language must the report be written?')).toEqual([]);
});

test('a word of several words stands for one of those it is written beside', () => {
  expect(askedTopics('How much do we pay all in?').map(({ name }) => name)).toContain('total');
  expect(askedTopics('How much do we pay altogether?').map(({ name }) => name)).toContain('total');
});
