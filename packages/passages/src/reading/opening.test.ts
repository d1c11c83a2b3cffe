import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';

const FILLER = Array.from(
  { length: 40 },
  (_, at) =>
    `${at + 2}. Duty ${at}\n\nThe parties keep the dock of berth ${at} clear, sign for every delivery, and tell the other party of damage in effect at once.`,
).join('\n\n');

const ask = (opening: string, question: string) => {
  const pages = [
    {
      page: 1,
      text: `SUPPLY AGREEMENT\n\n${opening}\n\nWHEREAS, boats are sold by the parties.\n\n${FILLER}`,
    },
  ];
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages(pages)), { text: question });
  return outcome === 'answered' ? sources[0]!.snippet : outcome;
};

const NAMED =
  'This Supply Agreement (the “Agreement”) is entered into as of this 3 rd day of May, 2030 by and between Quay Boats, Inc., a Delaware corporation (“Quay”), and Harbour Tools Ltd. (“Harbour”).';
const CALLED =
  'Quay Boats of Whitby (“Quay”) and Eva Frost of Hull (“Frost”) agree to all terms of this Agreement dated June 1, 2030, effective as of July 1, 2030 (“Effective Date”).';
const LATER =
  'This Agreement is made between Quay Boats, Inc. (“Quay”) and Harbour Tools Ltd. (“Harbour”).\n\nThe “Effective Date” of this Agreement shall mean the day on which the last party has signed.';
const LIST =
  'This Supply Agreement (the “Agreement”) is entered into on May 3, 2030 in Whitby by and between:\n\n(1) Quay Boats, with offices in Whitby (“Party A”);\n\n(2) Harbour Tools, with offices in Hull (“Party B”).';
const BEHIND =
  'This Supply Agreement is between QUAY BOATS CORPORATION, located at Whitby and HARBOUR TOOLS located at Hull.\n\nTHIS AGREEMENT (the “Agreement”) is made as of this 3rd day of May, 2030 for good reasons.';

test.each([
  [LIST, 'Who are the parties?', /between:\s\(1\) Quay Boats.*Harbour Tools/su],
  [LIST, 'What is the date of this agreement?', /May 3, 2030/u],
  [BEHIND, 'Who are the parties?', /QUAY BOATS.*HARBOUR TOOLS/u],
  [BEHIND, 'When was this agreement signed?', /made as of this 3rd day of May, 2030/u],
  [NAMED, 'Who are the parties?', /Quay Boats, Inc\..*Harbour Tools/u],
  [NAMED, 'Between whom is this contract made?', /Quay Boats, Inc\..*Harbour Tools/u],
  [NAMED, 'When was this agreement signed?', /3 rd day of May, 2030/u],
  [NAMED, 'When does the agreement take effect?', /3 rd day of May, 2030/u],
  [CALLED, 'Who are the parties to the agreement?', /^Quay Boats.*Frost/u],
  [CALLED, 'What is the date of this agreement?', /June 1, 2030/u],
  [CALLED, 'From when is the agreement in force?', /effective as of July 1, 2030/u],
  [LATER, 'When does the agreement take effect?', /the day on which the last party has signed/u],
])('a contract opens with who agrees, and from when: %s %s', (opening, question, told) =>
  expect(ask(opening, question)).toMatch(told),
);

const RUNNING = `${NAMED}

2. Price. The price of each order is fixed for a period of two years.

3. Term. Unless terminated earlier as provided herein, the initial term of this
Agreement shall commence on June 1, 2030 and continue until the third anniversary of the Effective Date.`;
const COVER =
  'by and between\n\nQUAY BOATS CORPORATION\n\nand\n\nHARBOUR TOOLS LTD.\n\nMay 3, 2030\n\nTable of Contents\n\nThis Agreement is made by Quay Boats Corporation (“Quay”)\u037e and Harbour Tools Ltd. (“Harbour”) in Whitby.';

test.each([
  [RUNNING, 'How long does the agreement run?', /continue until the third anniversary/u],
  [RUNNING, 'When does this agreement end?', /continue until the third anniversary/u],
  [RUNNING, 'What is the term of the contract?', /continue until the third anniversary/u],
  [COVER, 'Who are the parties?', /Quay Boats.*Harbour Tools Ltd/iu],
])('what the facts tell answers questions too: %s %s', (opening, question, told) =>
  expect(ask(opening, question)).toMatch(told),
);

test('where nothing says how long a contract runs, its opening does not', () =>
  expect(ask(NAMED, 'How long does the agreement run?')).not.toMatch(/May, 2030/u));
