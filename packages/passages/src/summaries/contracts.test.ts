import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

const factsOf = (text: string, language = 'en') =>
  listFacts([{ page: 1, text }], language).facts.map(
    ({ name, label, text: said }) => `${[name, label].filter(Boolean).join(' ')}: ${said}`,
  );

test('a contract names those who agree, what is paid, how long it runs, how it ends and who owes how much', () => {
  const facts = factsOf(`SERVICE AGREEMENT

This Service Agreement (the "Agreement") is made as of March 1, 2030 (the "Effective Date"), by and between Quay Boats,
Inc., a Delaware corporation (the "Client"), and Brook Rigging LLC, a limited company of Ohio
("Provider").

1. TERM
This Agreement shall commence on April 1, 2030, and continue for a period of twelve (12) months, with automatic
renewal for additional six-month periods unless either party ends it with thirty (30) days’ written notice.

2. COMPENSATION
Client shall pay a fee of $5,000 a month within 30 days of each invoice, and one rigger an annual salary of $48,000.

3. CONFIDENTIALITY
This obligation shall survive termination of this Agreement for a period of five (5) years.

4. LIMITATION OF LIABILITY
Provider's liability shall not exceed the fees paid in the preceding year. This Agreement shall be governed by the
laws of Ohio.`);
  expect(facts).toEqual([
    'party Client: Quay Boats, Inc.',
    'party Provider: Brook Rigging LLC',
    'date: March 1, 2030',
    'due: 30 days',
    'start: April 1, 2030',
    'term: twelve (12) months',
    'renewal: for additional six-month periods',
    'notice: thirty (30) days’ written notice',
    'salary: $48,000',
    'fee: $5,000',
    'liability: the fees paid in the preceding year',
    'law: laws of Ohio',
    'Confidentiality: five (5) years',
  ]);
});

test('the parts of a lease have their own deposits, charges and times', () => {
  const facts = factsOf(`RESIDENTIAL LEASE

BETWEEN:

Mr. A. B. Brook, of 4 Quay Street, Whitby (hereinafter called
the "LESSOR", which includes heirs and assigns);

AND

Ms. Eva Frost, of 7 Hill Road, Whitby (hereinafter called the "LESSEE").

Article 1 Rent
1.1 The Lessee pays a monthly rent of Rs. 42,000/- in advance. After a grace period of 5 days interest of 2 % is due.

Article 2 Security deposit
2.1 The Lessee pays a deposit equal to two months of rent, being Rs. 84,000.
2.2 For a dog an additional pet deposit of Rs. 5,000 is paid.

Article 3 Duration
3.1 The lease runs for 11 (eleven) months from 1 April 2030. There is a lock-in period of 6 (six) months.

Article 4 Termination
4.1 The Lessee gives at least 2 full calendar months written notice.`);
  expect(facts).toEqual([
    'party Lessor: Mr. A. B. Brook',
    'party Lessee: Ms. Eva Frost',
    'start: 1 April 2030',
    'term: 11 (eleven) months',
    'notice Lessee: 2 full calendar months written notice',
    'rent: Rs. 42,000',
    'deposit: Rs. 84,000',
    'additional pet deposit: Rs. 5,000',
    'grace period: 5 days',
    'Security deposit: two months',
    'lock-in period: 6 (six) months',
    'Rent: 2 %',
  ]);
});

test('a German lease', () => {
  const facts = factsOf(
    `Mietvertrag

zwischen

Vermieter: Ida Brandt, Kaiweg 27, 76448 Durmersheim

und

Mieter: Karl Frost, Hügelstraße 7, 76438 Baden-Baden

§ 2 Mietzeit

1. Das Mietverhältnis beginnt am 01.06.2030 und wird auf unbestimmte Zeit geschlossen.

2. Die monatliche Miete beträgt 800 Euro. Die Nebenkosten betragen monatlich 200 Euro.

§ 3 Kaution

1. Der Mieter zahlt eine Kaution von 1.600 Euro.

§ 7 Kündigung

1. Die Kündigungsfrist beträgt drei Monate. Es gilt das Recht der Bundesrepublik Deutschland.`,
    'de',
  );
  expect(facts).toEqual([
    'party Vermieter: Ida Brandt, Kaiweg 27, 76448 Durmersheim',
    'party Mieter: Karl Frost, Hügelstraße 7, 76438 Baden-Baden',
    'start: 01.06.2030',
    'term: unbestimmte Zeit',
    'notice: drei Monate',
    'rent: 800 Euro',
    'deposit: 1.600 Euro',
    'law: Recht der Bundesrepublik Deutschland',
    'Nebenkosten: 200 Euro',
  ]);
});

test('sentences in capitals name no party, and many times of notice are told apart by their clauses', () => {
  const facts = factsOf(`MEMBERSHIP AGREEMENT

This agreement is made between Quay Boats Ltd ("Club") and Eva Frost ("Member").

1. Company Rules
I UNDERSTAND AND ACCEPT THAT MY MEMBERSHIP WITH THE COMPANY IS AT WILL. NOT THE CLUB, NOR THE COMPANY, OWES A REASON.
Anything made with tools of the club ("Club Tools") stays there.

2. Annual Meeting
The members meet after a notice of twenty days.

3. Special Meeting
A special meeting needs a notice of ten days.

4. Fees
New fees need a notice of sixty days.

5. End
Members leave with a notice of three months.`);
  expect(facts).toEqual([
    'party Club: Quay Boats Ltd',
    'party Member: Eva Frost',
    'notice Member: three months',
    'Annual Meeting: twenty days',
    'Special Meeting: ten days',
    'Fees: sixty days',
  ]);
});

const NEGOTIATED = `Exhibit 10.2

CO-OPERATION AGREEMENT

This Co-operation Agreement (the “Agreement”) is made as of 3 May 2030, by and among QUAY BOATS AND RIGGING COMPANY (“Quay”), iSail Inc., a Delaware corporation with offices at 4 Quay Street, Whitby, and Harbour Funds (the “Trust”), a business trust. The parties wish to build boats.

WHEREAS, Boat Owners Association builds none; and WHEREAS Quay has a yard.

1. The Trust pays within thirty (30) days. Spare parts of Delaware Corporation quality are kept for a term agreed by the parties of ninety (90) days after delivery.

2. The term of this Agreement shall be five (5) years from the date above. During the term of the yard's insurance, which is two (2) years, Quay insures the hulls.`;

test('those who agree are the ones that the first sentence names, and the term is that of the contract', () => {
  const said = listFacts([{ page: 1, text: NEGOTIATED }], 'en').facts;
  const named = (name: string) => said.filter((fact) => fact.name === name);
  expect(named('party').map(({ label, text }) => `${label ?? '-'}: ${text}`)).toEqual([
    'Quay: QUAY BOATS AND RIGGING COMPANY',
    '-: iSail Inc.',
    'Trust: Harbour Funds',
  ]);
  expect(named('term').map(({ text }) => text)).toEqual(['five (5) years']);
});

const ENDING = `SUPPLY AGREEMENT

This Supply Agreement is made as of the 3r d day of May, 2030, by and between:

(1) Quay Boats Co., Ltd., of 4 Quay Street, Whitby (“Party A”);

(2) Harbour Tools Ltd., of 7 Hill Road, Hull (“Party B”).

1. TERM
1.1 This Agreement expires two (2) years from the day of signing. The term of this Agreement may be extended for one (1) additional three (3) year period, unless either party notifies the other of its wish not to renew at least six (6) months prior to the expiration of the initial term.
1.2 Party B keeps its records for a period of five (5) years. It insures its store, and the insurer shall not terminate the policy without twenty (20) days’ written notice.

2. TERMINATION
2.1 Either party may terminate this Agreement if the other is in breach and does not cure the breach within one-hundred and twenty (120) days after written notice. Such 120-day period to cure the breach may be extended.
2.2 If Party B has no store, it may terminate this Agreement upon ninety (90) days’ prior written notice to Party A.

3. LIABILITY
3.1 In no event shall either party be liable for any indirect, special or consequential damages. The sums that are paid during the twelve-month period preceding a claim under this Agreement shall be told.

4. LAW
4.1 This Agreement shall be governed by, and construed in accordance with, the internal laws of the State of
New York without regard to its conflicts of law. It was signed beside a contract dated 7 June 2029.`;

test('a notice is told with its form or its end, a time to cure is another fact, and what insures or records is none', () => {
  expect(factsOf(ENDING)).toEqual([
    'party Party A: Quay Boats Co., Ltd.',
    'party Party B: Harbour Tools Ltd.',
    'date: 3r d day of May, 2030',
    'term: two (2) years',
    'renewal: for one (1) additional three (3) year period',
    'notice: six (6) months prior to the expiration of the initial term',
    'notice Party B: ninety (90) days’ prior written notice',
    'cure: one-hundred and twenty (120) days',
    'liability: In no event shall either party be liable for any indirect, special or consequential damages',
    'law: laws of the State of New York',
    'Term: five (5) years',
    'Term: twenty (20) days',
    'Liability: twelve-month',
  ]);
});

test('a German contract tells the sum that is owed at most, and what its notice comes before', () => {
  const facts = factsOf(
    `Wartungsvertrag

zwischen der Kaiboote GmbH (nachfolgend „Auftraggeber“) und der Hafenwerk GmbH (nachfolgend „Auftragnehmer“).

§ 1 Laufzeit
Der Vertrag läuft auf unbestimmte Zeit. Er kann mit einer Frist von drei Monaten zum Quartalsende gekündigt werden.

§ 2 Haftung
Die Haftung des Auftragnehmers ist auf 50.000 Euro je Schadensfall begrenzt. Bei einer Pflichtverletzung, der nicht innerhalb von 14 Tagen abgeholfen wird, kann fristlos gekündigt werden.`,
    'de',
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      'notice: drei Monaten zum Quartalsende',
      'liability: 50.000 Euro je Schadensfall',
      'cure: 14 Tagen',
    ]),
  );
});
