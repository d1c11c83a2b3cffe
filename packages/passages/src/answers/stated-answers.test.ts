import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const ask = (text: string, question: string) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  });
  return { outcome, shown: sources[0]?.snippet ?? '' };
};

const LETTER = `Harbour Office of Port Ellis
To all owners of boats

From May the northern gate is closed at night. Whoever comes back later than ten rings at the southern gate, where the guard opens it. Boats
that are not claimed by June are sold, and the money is kept for a year.

Yours sincerely,
Nora Whitcombe
Harbour Master`;

test('who signed a letter stands below the line that it ends with', () => {
  expect(ask(LETTER, 'Who signed the letter?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('Nora Whitcombe'),
  });
});

test('of two signatures none is certain', () => {
  const two = `${LETTER}\n\nKind regards\nPeter Alder\nTreasurer`;
  expect(ask(two, 'Who signed the letter?').outcome).not.toBe('answered');
});

const LEAFLET = `Puppet Theatre
Plays for everybody who is older than four
On Sundays there is a play at three, and the bar opens an hour before.
Puppets may be touched after the play.

How to get here
27 Old Mill Lane, Port Ellis
The bus stops at the corner.`;

test('where a place is tells the only address of a document', () => {
  expect(ask(LEAFLET, 'Where is the theatre?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('27 Old Mill Lane'),
  });
});

test('where nobody asks for a place of its own, the address is no answer', () => {
  expect(ask(LEAFLET, 'Where is the lighthouse?').outcome).not.toBe('answered');
});

const PLAN = `Evacuation Plan
Approved for publication by the board: Sarah Oakfield, Head of Safety
Next review: March 2031
Everybody leaves the building by the nearest stairs. The wardens count those who wait in the yard, and report to the fire brigade. Doors are closed and
windows are left as they are.`;

test('a line whose name is what is asked for states it', () => {
  expect(ask(PLAN, 'Who approved the plan for publication?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('Sarah Oakfield'),
  });
});

test('a name that says something else does not', () => {
  expect(ask(PLAN, 'Who counts the wardens?').shown).not.toContain('Sarah Oakfield');
});

const KETTLE = `Kettle K2
The kettle holds two litres and switches itself off. It has no lid that could be lost.

Care
Use a soft cloth and a little vinegar for the filter of the kettle. The cable is rolled up below.

Steam
Steam is the greatest danger when pouring. Keep children away from it. Lime settles where water is hard.
1.2 Lime: - Lime is nothing but chalk that was solved in the water and comes out of it when it boils.`;

test('an instruction with all of the words of the question is what is asked for', () => {
  const text = `Recorder R5
The recorder has a lamp and two buttons, and is charged by its stand. Notes are kept in the folder that was chosen last.
Press the green button to begin a new note. Press the red button to end it. Notes are numbered one after another.`;
  expect(ask(text, 'How do I begin a new note?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('green button'),
  });
});

test('whoever asks how is told by an instruction', () => {
  expect(ask(KETTLE, 'How should I clean the filter of the kettle?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('soft cloth'),
  });
});

test('what something is the greatest of is not what it is', () => {
  expect(ask(KETTLE, 'What is lime?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('chalk'),
  });
  expect(ask(KETTLE, 'What is steam?').outcome).not.toBe('answered');
});

test('the year in a title counts nothing', () => {
  const text = `Rescues by Boat and Age: 2029
The table has all that were brought ashore, boat by boat, from the first storm of the year to the last.

Children and grown people are told apart where their age was written down.`;
  const { outcome } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: 'How many women were rescued by the boat?',
  });
  expect(outcome).not.toBe('answered');
});

test('who somebody was is told in a sentence that says more of them', () => {
  const text = `How Varnish Ages
Thanks
I would like to express my gratitude to my supervisors, Ida Brandt and Tom Reed, whose patience and sharp eyes made of a heap of notes from the yard what is printed here.
The work was done in the yard and written at the supervisors' table.`;
  const { sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: 'Who were the supervisors?',
  });
  expect(sources[0]!.snippet).toContain('Ida Brandt and Tom Reed');
});

const CLUB = `Quayside Rowing Club
The following members currently make up the board. If you are interested in serving on it, please write to us.

Follow us on the web:

President

Ada N. Quay Website
ada@quay.example http://www.quay.example

Lanterns

The club keeps forty lanterns in the boathouse, and lends them to every crew that rows at night.`;

test('a label that only repeats the question is no answer', () => {
  expect(ask(CLUB, 'Who is the President?').outcome).not.toBe('answered');
});
