import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askedTopics } from './asked-topics.ts';

const BYLAWS = `Bylaws of the Mill Quay Rowing Club
The club teaches rowing to whoever lives along the river and keeps the old boats afloat.

1. Membership
Any person who lives along the river may become a member.

2. Board
The directors serve terms of three years. A director may be removed by a vote of two thirds of the members.

3. Meetings
Members get notice of a meeting at least ten days before it. A third of the members constitutes a quorum.

4. Ballots
A member may cast a ballot in person or appoint another as a proxy in writing. In a tie the vote of the oldest member decides.

5. Changes
These bylaws may be amended by a majority of three quarters.

6. Dissolution
Upon dissolution the remaining assets are distributed to the lifeboat station.`;

const SATZUNG = `Satzung des Rudervereins Mühlenkai
Der Verein lehrt alle Anwohner des Flusses das Rudern und hält die alten Boote in Fahrt.

§ 1 Vorstand
Der Vorstand wird auf drei Jahre gewählt und arbeitet ohne Lohn.

§ 2 Versammlung
Die Einladung geht den Mitgliedern zehn Tage vorher zu. Beschlussfähig ist, wer ein Drittel der Mitglieder zählt.

§ 3 Ende
Bei Auflösung fällt das Vermögen an die Seenotretter.`;

const STATUTS = `Statuts du club d'aviron du Quai Neuf
Le club enseigne l'aviron aux riverains et entretient les vieux bateaux.

Article 1 - Bureau
Le bureau est élu pour trois ans et travaille sans salaire.

Article 2 - Voix
Chaque membre peut donner une procuration écrite à un autre.`;

const HANDBOOK = `Handbook of Quayside Yards
This handbook is for all who build boats with us and tells what is usual here.

Time off
At most five unused days can be carried over to the next year. A doctor's certificate is needed from the fourth day on.

Conduct
Incidents of harassment are reported to Ida Brandt in the office.

Place of work
Draughtsmen may work remotely on two days a week.`;

const PRIVACY = `Privacy at Quayside Yards
This notice tells what becomes of the particulars that customers give us when they order a boat.

Keeping
We retain your data for six years. To have it deleted, send an email to ida@quayside.example.

Others
We never sell your data to anyone. We hand over what is required by law.

Browsers
Your browser can refuse all cookies.`;

const HOUSE = `Rules of the Boathouse Hostel
Welcome to the old boathouse by the river, where rowers have slept since it was built.

Nights
Quiet hours begin at ten in the evening. No parties are held on the landing stage.

Air
Smoking is allowed on the balcony only.

Leaving
For a lost key we charge 30 pounds.`;

const ask = (text: string, question: string) =>
  answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), { text: question });

describe('what people ask of bylaws, handbooks, privacy notices and house rules is found in other words', () => {
  test.each([
    ['How many people must be present for a vote to be valid?', BYLAWS, 'quorum'],
    ['How long does the board stay in office?', BYLAWS, 'three years'],
    ['How do we get rid of a director?', BYLAWS, 'two thirds'],
    ['How far ahead are we told of a meeting?', BYLAWS, 'ten days'],
    ['Can somebody vote for me?', BYLAWS, 'proxy'],
    ['How can the rules be changed?', BYLAWS, 'three quarters'],
    ['Who gets the money when the club is closed?', BYLAWS, 'lifeboat station'],
    ['Wie viele müssen kommen, damit abgestimmt werden kann?', SATZUNG, 'ein Drittel'],
    ['Wie lange bleibt der Vorstand im Amt?', SATZUNG, 'drei Jahre'],
    ['Wer bekommt das Geld, wenn der Verein aufgelöst wird?', SATZUNG, 'Seenotretter'],
    ['Combien de temps les élus restent-ils en place ?', STATUTS, 'trois ans'],
    ['Quelqu’un peut-il voter à ma place ?', STATUTS, 'procuration'],
    ['Do I lose my vacation if I do not take it?', HANDBOOK, 'carried over'],
    ['When do I need a note from the doctor?', HANDBOOK, 'fourth day'],
    ['Who do I tell if somebody is harassing me?', HANDBOOK, 'Ida Brandt'],
    ['Can I work from home?', HANDBOOK, 'remotely'],
    ['How long do you store my details?', PRIVACY, 'six years'],
    ['Can I switch off cookies?', PRIVACY, 'refuse all cookies'],
    ['Do you give my details to the police?', PRIVACY, 'required by law'],
    ['How late can we play loud music?', HOUSE, 'ten in the evening'],
    ['Can we throw a party?', HOUSE, 'No parties'],
    ['Where can I have a cigarette?', HOUSE, 'balcony'],
    ['What if the key gets lost?', HOUSE, '30 pounds'],
  ])('%s', (question, text, said) => {
    const { outcome, quotes } = ask(text, question);
    expect(quotes[0]).toContain(said);
    expect(outcome).toBe('answered');
  });
});

test('words that such questions share with others make no topic', () => {
  const namesOf = (question: string) => askedTopics(question).map(({ name }) => name);
  expect(namesOf('What happens to lifetime when more people smoke?')).toEqual([]);
  expect(namesOf('What do I lose if I hand in my work a few days late?')).toEqual(['latework']);
  expect(namesOf('Which data are shown in the table?')).toEqual([]);
});

test('where nothing is said of it, nothing is quoted as the answer', () => {
  expect(ask(HOUSE.replace(/Air\n.*\n/u, ''), 'Where can I smoke?').outcome).not.toBe('answered');
  expect(ask(BYLAWS.replace(/ A third .* quorum\./u, ''), 'What is the quorum?').outcome).not.toBe(
    'answered',
  );
  expect(
    ask(PRIVACY.replace('We never sell your data to anyone. ', ''), 'Do you sell my data?').outcome,
  ).not.toBe('answered');
});

test('who leaves a club is not told how its officers resign', () => {
  const text = `${BYLAWS}\n\n7. Officers\nAn officer may resign at any time by a letter to the board.\n\n8. End of Membership\nA member may withdraw from membership by a letter in spring.`;
  expect(ask(text, 'How do I leave the club?').quotes[0]).toContain('withdraw from membership');
});
