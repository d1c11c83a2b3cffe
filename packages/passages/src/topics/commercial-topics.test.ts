import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';

const SUPPLY = `SUPPLY AGREEMENT

This Supply Agreement is made as of 3 May 2030 by and between Quay Boats, Inc. (“Quay”) and Harbour Tools Ltd. (“Harbour”).

1. TERM
1.1 During the term of this Agreement, Harbour shall keep a store at the quay. All warranties remain in full force and effect regardless of any inspection.
1.2 This Agreement shall continue until 2 May 2035 unless it is ended earlier. All rights are cumulative and may be exercised concurrently.

2. RIGHT TO INSPECT
2.1 Right of Inspection.
2.2 Quay shall have the right to inspect the books and records of Harbour once a year. Harbour keeps its books for six years.

3. LICENSE
3.1 No license is granted by implication. Quay hereby grants to Harbour a non-exclusive license to use the marks of Quay on its tools.

4. ASSIGNMENT
4.1 Neither party may assign this Agreement without the written consent of the other party. Headings are inserted for convenience.

5. GENERAL
5.1 This Agreement is governed by the following rules of reading. This Agreement is governed by the laws of Scotland.`;

const index = indexPassages(cutPassages([{ page: 1, text: SUPPLY }]));
const ask = (text: string) => {
  const { outcome, sources } = answerQuestion(index, { text });
  return outcome === 'answered' ? sources[0]!.snippet : outcome;
};

test.each([
  ['How long does this agreement last?', /continue until 2 May 2035/u],
  ['May they inspect our books?', /right to inspect the books/u],
  ['What license is granted?', /hereby grants to Harbour/u],
  ['Can the agreement be transferred to somebody else?', /Neither party may assign/u],
  ['Which law applies?', /laws of Scotland/u],
])('what says it alone answers, and not what touches on it: %s', (question, answer) =>
  expect(ask(question)).toMatch(answer),
);

test.each(['Is there a non-compete?', 'Does anybody have a right of first refusal?'])(
  'a word in passing is no clause: %s',
  (question) => expect(ask(question)).toMatch(/^(?:unsure|not_found)$/u),
);
