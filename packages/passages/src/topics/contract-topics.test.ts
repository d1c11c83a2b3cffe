import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askedTopics } from './asked-topics.ts';

const LEASE = `Lease of a Workshop
Quayside Yards Ltd lets the workshop at 8 Mill Quay to Ada Brook for the making of boats and for nothing else.

1. Beginning and End
This lease commences on 1 May 2024 and runs for three years. The landlord may terminate this lease by six weeks' notice if the quay is rebuilt. The tenant may terminate this lease by three months' notice at any time.

2. Rent
The rent is 900 pounds a month. It is payable in advance on the first working day of each month.

3. Late Charges
For sums that are not received within five days of their day the tenant owes a late charge of 40 pounds.

4. Upkeep
The landlord repairs the roof and the walls. The tenant repairs the doors and what is inside.

5. Other Persons
The workshop may not be sublet without the written consent of the landlord.

6. Access
The landlord may enter the premises between nine and five after a day's warning.

7. Law
This lease is governed by the laws of Scotland.`;

const ANY_SIDE = `Lease of a Boathouse
The boathouse at 8 Mill Quay is let to Ada Brook for the making of boats and for nothing else.

1. REPAIRS
The Lessee bears all costs of minor and major repairs, such as seepage and doors.

2. ENDING THE LEASE
The Lessor may terminate this tenancy by 15 days written notice for any reason whatsoever. The Lessee must give at least 2 full calendar months written notice. Who stays on after notice pays damages of 50 pounds a day.`;

const VERTRAG = `Vertrag über eine Werkstatt
Die Hafenhof GmbH überlässt Ida Brandt die Werkstatt am Mühlenkai für den Bau von Booten und für nichts anderes.

§ 1 Zahlung
Die Miete ist am dritten Werktag des Monats im Voraus zu zahlen und beträgt 900 Euro.

§ 2 Verzug
Bei verspäteter Zahlung werden Zinsen von fünf Prozent und eine Mahngebühr von 8 Euro erhoben.

§ 3 Dritte
Die Überlassung an andere ist ausgeschlossen, und untervermieten darf die Mieterin die Werkstatt nicht.

§ 4 Recht
Für diesen Vertrag gilt ausschließlich deutsches Recht.`;

const CONTRAT = `Contrat de vente de bateaux
La société Quai Neuf vend des bateaux à voile à ses clients et les livre dans le port de leur choix.

Article 1 - Paiement
Les factures sont payables dans les trente jours de leur réception, par virement seulement.

Article 2 - Retard
En cas de retard de paiement, une pénalité de 40 euros est due par facture.

Article 3 - Loi
Le présent contrat est soumis au droit français.`;

const CONTRATO = `Contrato de venta de barcos
La empresa Muelle Nuevo vende barcos de vela a los clientes y los entrega en el puerto que elijan.

1. Pago
Las facturas se pagarán dentro de treinta días desde su recepción, por transferencia.

2. Retraso
El retraso en el pago genera una penalización de 40 euros por factura.

3. Ley
El presente contrato se regirá por la legislación española.`;

const ask = (text: string, question: string) =>
  answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), { text: question });

describe('what people ask of a contract is answered by the clause on it, in other words too', () => {
  test.each([
    ['What does it cost me if I pay late?', LEASE, '40 pounds'],
    ['How much notice do I have to give?', LEASE, "three months' notice"],
    ['How much notice must the tenant give?', LEASE, "three months' notice"],
    ['How much notice must the lessee give?', ANY_SIDE, '2 full calendar months'],
    ['Who pays for repairs?', ANY_SIDE, 'costs of minor and major repairs'],
    ['Can they kick me out early?', ANY_SIDE, '15 days written notice'],
    ['Can they just walk into my premises without asking?', LEASE, 'after a day'],
    ['Can I rent it out to somebody else?', LEASE, 'may not be sublet'],
    ["Which country's law applies?", LEASE, 'laws of Scotland'],
    ['When does the lease start?', LEASE, '1 May 2024'],
    ['By when do I have to pay?', LEASE, 'first working day'],
    ['Was passiert, wenn ich zu spät überweise?', VERTRAG, 'Mahngebühr von 8 Euro'],
    ['Darf ich untervermieten?', VERTRAG, 'untervermieten darf'],
    ['Welches Recht ist anwendbar?', VERTRAG, 'deutsches Recht'],
    ['Bis wann muss das Geld da sein?', VERTRAG, 'dritten Werktag'],
    ['Que se passe-t-il si je paie en retard ?', CONTRAT, '40 euros'],
    ['Quelle loi est applicable ?', CONTRAT, 'droit français'],
    ['¿Qué ley se aplica?', CONTRATO, 'legislación española'],
    ['¿Y si pago con retraso?', CONTRATO, '40 euros'],
  ])('%s', (question, text, said) => {
    const { outcome, quotes } = ask(text, question);
    expect(quotes[0]).toContain(said);
    expect(outcome).toBe('answered');
  });
});

test('a question is on the topics whose words it has, and most are on none', () => {
  const namesOf = (question: string) => askedTopics(question).map(({ name }) => name);
  expect(namesOf('What happens if the rent is paid late?')).toEqual(['late']);
  expect(namesOf('How long do I have to keep it secret?')).toEqual(['secrecy']);
  expect(namesOf('Kann ich meine Rechte an Dritte abtreten?')).toEqual(['assign']);
  expect(namesOf('Where is the fire extinguisher?')).toEqual([]);
  expect(namesOf('How many guests came to the opening?')).toEqual([]);
});

test('where nothing is said of it, nothing is quoted as the answer', () => {
  const text = LEASE.replace(
    'This lease is governed by the laws of Scotland.',
    'Each obeys the applicable law.',
  );
  expect(ask(text, "Which country's law applies?").outcome).not.toBe('answered');
  const silent = LEASE.replace(/3\. Late Charges\n.*\n/u, '');
  expect(ask(silent, 'What does it cost me if I pay late?').outcome).not.toBe('answered');
});

test('a sum that is asked for has to be stated', () => {
  const text = LEASE.replace(' of 40 pounds', '');
  expect(ask(text, 'How much is the late fee?').outcome).not.toBe('answered');
});

test('neither the name of a clause nor a sentence that only speaks of it decides whether something may be done', () => {
  const text = LEASE.replace(
    "The landlord may enter the premises between nine and five after a day's warning.",
    "The tenant sees to it that the landlord is able to enter the premises. The landlord may enter the premises after a day's warning.",
  );
  const { outcome, quotes } = ask(text, 'Can the landlord come in without asking?');
  expect([outcome, quotes[0]]).toEqual(['answered', expect.stringContaining("after a day's warning")]);
  const named = LEASE.replace('5. Other Persons', '5. Other Persons; Subletting.');
  expect(ask(named, 'Can I sublet the workshop?').quotes[0]).toContain('written consent');
  const aged = `${LEASE}\n\n8. Tenants\n1. Tenants must be at least 21 years of age.\n2. Tenants keep to the rules of the quay.`;
  expect(ask(aged, 'How old must I be?').quotes[0]).toContain('21 years of age');
});

test('a court that finds a clause void is not the one that decides', () => {
  const text = LEASE.replace(
    'This lease is governed by the laws of Scotland.',
    'A clause that a court with jurisdiction finds void leaves the others as they are.',
  );
  expect(ask(text, 'Which courts are responsible?').outcome).not.toBe('answered');
});
