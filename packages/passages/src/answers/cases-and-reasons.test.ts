import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const ask = (text: string, question: string) => {
  const { outcome, quotes } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  });
  return [outcome, quotes[0]];
};

const YARD = `Agreement of the Boatyard with the fishers of the bay
The yard at 8 Mill Quay builds and repairs boats of wood for the fishers of the bay and for the lifeboats.

Business
Indeed, the sale of oars shrank by a tenth between the two years. This is due, presumably, in part to the rapid growth of the sale of motors.

Price
The price is paid in monthly instalments of 40 pounds. The price is valid for six weeks.

Ending
Either party may terminate this agreement by giving not less than ninety days' written notice. The Client may terminate with immediate effect if keys are lost.`;

test('why it is so may be told by the next sentence, which is quoted then', () => {
  const [, quote] = ask(YARD, 'Why did the sale of oars shrink?');
  expect(quote).toContain('growth of the sale of motors');
});

test('who asks of no case is not told what holds in one alone', () => {
  const [outcome, quote] = ask(YARD, 'When can I get out of it?');
  expect([outcome, quote]).toEqual(['answered', expect.stringContaining("ninety days' written notice")]);
  const [, lost] = ask(YARD, 'Can I get out of it if keys are lost?');
  expect(lost).toContain('if keys are lost');
});

const OFFER = `Angebot der Werft
Die Werft am Mühlenkai 8 baut und repariert Boote aus Holz für die Fischer der Bucht und für die Seenotretter.

Preis
Der Preis wird in monatlichen Raten von 400 Euro gezahlt. Der Preis gilt bis Ende März.`;

test.each([
  [YARD, 'How long is the price valid?', 'six weeks', 'monthly'],
  [OFFER, 'Wie lange gilt der Preis?', 'bis Ende März', 'monatlichen'],
])('how long it lasts is not told by how often it is paid: %#', (text, question, said, other) => {
  const [, quote] = ask(text, question);
  expect(quote).toContain(said);
  expect(quote).not.toContain(other);
});

test('somebody is reached by the line with a phone number and an address, and not by another number', () => {
  const card = `Curriculum Vitae of Ada Brook
8 Mill Quay ∙ Whitby ∙ 073 555 9897 ∙ ada@quay.example

Personal details
ID number: 891211 5586 225
Date of birth: 11 December 1989
Languages: English, Welsh and some French that was learnt on the boats of the bay`;
  const [outcome, quote] = ask(card, 'How can I reach her?');
  expect([outcome, quote]).toEqual(['answered', expect.stringContaining('073 555 9897')]);
  const unlisted = card.replace('8 Mill Quay ∙ Whitby ∙ 073 555 9897 ∙ ada@quay.example', 'Whitby');
  expect(ask(unlisted, 'How can I reach her?')[0]).not.toBe('answered');
});
