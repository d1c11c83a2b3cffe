import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const tell = (text: string, kind: 'brief' | 'detailed' = 'brief') => {
  const { sentences, about } = summarise([{ page: 1, text }], kind);
  const facts = about.facts.map(({ name, label, text: said }) => `${name ?? label}: ${said}`);
  return { kind: about.kind, title: about.title, said: sentences.map((one) => one.text), facts };
};

test('a payslip tells net, gross and the day; what is deducted is no total', () => {
  const { kind, said, facts } = tell(
    `Horn Boatyard Ltd – Payslip

Employee: Ada Brook | Employee no. 0071
Department: Rigging | Pay date: 31 October 2031

Payments | Amount
Basic pay | 2,760.00
Gross pay | 3,121.20

Deductions | Amount
Income tax | 386.40
Total deductions | 752.59

Net pay: £2,368.61

Pension contribution of the firm this month £249.70 (8%).`,
  );
  expect(kind).toBe('payslip');
  expect(said.slice(0, 4)).toEqual([
    'Employee: Ada Brook.',
    'Net pay: £2,368.61.',
    'Gross pay: 3,121.20.',
    'Pay date: 31 October 2031.',
  ]);
  expect(facts).toEqual(expect.arrayContaining(['Total deductions: 752.59', 'Income tax: 386.40']));
  expect(facts).toContain('Pension contribution of the firm this month: £249.70');
  expect(facts.filter((fact) => fact.startsWith('total:'))).toEqual([]);
});

const ROWS = `Date Description | Money out Money in Balance
01 Sep Balance brought forward | 1,204.18
02 Sep Direct debit Horn Council Tax | 164.00 1,040.18
12 Sep Salary Dunn Boatyard | 2,480.00 3,520.18`;

test('a statement tells what the account held, and no payment is a fact of it', () => {
  const head = 'Harbour Bank – Account Statement\n\nAda Brook, 6 Quay Parade, Ryde';
  const { kind, said, facts } = tell(
    `${head}\nStatement period: 1 September 2031 to 30 September 2031\nOpening balance £1,204.18 Money in £2,480.00 Money out £164.00 Closing balance £3,520.18\n${ROWS}\n`,
  );
  expect(kind).toBe('statement');
  expect(said).toEqual([
    'Statement period: 1 September 2031 to 30 September 2031.',
    'Opening balance: £1,204.18.',
    'Closing balance: £3,520.18.',
  ]);
  expect(facts.filter((fact) => /02 Sep|12 Sep|164|Council|salary/.test(fact))).toEqual([
    'Money out: £164.00',
  ]);
  // Without such a line, what stands behind the last payment.
  expect(tell(`${head}\n\n${ROWS}\n`).facts).toContain('Balance 12 Sep: 3,520.18');
});

test('a German statement: days with stops, and what the account held in rows of its own', () => {
  const { said, facts } = tell(`Sparbank Horn eG – Kontoauszug Nr. 8

Kontoinhaber: Karl Dunn
Zeitraum: 01.08.2031 bis 31.08.2031

Buchung | Wert | Vorgang | Soll | Haben
01.08. | 01.08. | Alter Kontostand |  | 2.310,44
08.08. | 08.08. | Lastschrift Stadtwerke Strom | 84,00
31.08. | 31.08. | Neuer Kontostand |  | 2.226,44`);
  expect(said).toEqual([
    'Zeitraum: 01.08.2031 bis 31.08.2031.',
    'Alter Kontostand: 2.310,44.',
    'Neuer Kontostand: 2.226,44.',
  ]);
  expect(facts.filter((fact) => /Buchung|Wert|Stadtwerke/.test(fact))).toEqual([]);
});

const POLICY = `Homestead – Household Insurance Policy

Policy number HP/447/20 – Insurer: Horn Mutual Society, Granary
Wharf, Leeds LS1 4BR

Policyholders: Mr Carl Dunn and Mrs Eva Dunn. Period of cover: from 00.01 on 6 April 2031 to
midnight on 5 April 2032. Annual premium £412.60 including tax at 12%.

Your share of each claim

You bear the first £150 of any loss.

What we never pay for

Loss while the home has been empty for more than 45 days in a row.`;

test('a policy tells who insures, for how long, for how much, and what the insured bears', () => {
  const { kind, said, facts } = tell(POLICY);
  expect(kind).toBe('policy');
  expect(said).toEqual([
    'Insurer: Horn Mutual Society.',
    'Period of cover: from 00.01 on 6 April 2031 to midnight on 5 April 2032.',
    'Annual premium: £412.60.',
    'You bear the first £150 of any loss.',
    'What we never pay for: Loss while the home has been empty for more than 45 days in a row.',
  ]);
  expect(facts).toEqual(
    expect.arrayContaining(['number: HP/447/20', 'start: 6 April 2031', 'end: 5 April 2032']),
  );
});

test.each([
  ['7. What the Tenant must not do', 'a. Sublet the flat or take in lodgers at any time.'],
  ['§ 4 Was dem Mieter untersagt ist', 'a. Die Wohnung untervermieten oder Gäste gegen Geld aufnehmen.'],
  ['4. Interdictions', 'a. Sous-louer le logement ou y héberger des tiers contre paiement.'],
])('below "%s" an item is told with its heading', (heading, item) => {
  const { said } = tell(`Lease agreement\n\n${heading}\n\n${item}\n`, 'detailed');
  const plain = heading.replace(/^(?:§ )?\d\.? /u, '');
  expect(said).toContain(`${plain}: ${item.slice(3)}`);
});

test('an item goes on from the sentence above its list', () => {
  const { said } = tell(
    'Lease agreement\n\n1. Use\n\nThe tenant is not allowed to:\n\na. Sublet the flat or take in lodgers at any time.\n\n2. Repairs\n\na. The landlord keeps the roof and the pipes in good repair.\n',
    'detailed',
  );
  expect(said).toEqual([
    'The tenant is not allowed to: Sublet the flat or take in lodgers at any time.',
    'The landlord keeps the roof and the pipes in good repair.',
  ]);
});
