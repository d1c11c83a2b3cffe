import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askedTopics } from './asked-topics.ts';

const LANTERN = `Manual of the Quayside Lantern
This booklet shows how the lantern is used on board and on the landing stage.

Power
Fully charged, the battery supplies light for nine hours. Connect the cable to the socket for charging. Charging takes two hours.

Care
Wipe the glass with a damp cloth. The housing is waterproof to one metre.

Signals
The red light blinks twice while a fault is present.

Starting anew
Hold the button for ten seconds to restore the factory settings.

Scope of delivery
The box contains the lantern, a cable and a hook.

End of life
The lantern must not be put into household waste.`;

const TONIC = `Leaflet of Mooring Tonic
Read this leaflet before anybody on board takes the tonic, and keep it with the bottle.

How much
Adults take two tablets every six hours.

Expecting
Women who are pregnant or breastfeeding do not take the tonic.

Unwanted effects
Common side effects are tiredness and thirst.

Keeping
Keep the bottle below 25 degrees and out of the reach of children.`;

const POLISH = `Safety of Hull Polish
These pages are for all who polish hulls and say what is done when something goes wrong.

First aid
Eye contact: rinse with plenty of water. If swallowed, do not induce vomiting.

Fire
Suitable extinguishing media are foam and dry powder.`;

const MINUTES = `Minutes of the Rowing Club
The club met in the boathouse and spoke of the new boats, the landing stage and the summer.

Members present: Ida Brandt, Tom Reed, Ada Quay
Excused: Jon Marsh
The meeting was called to order at 7:05 p.m. by Ida Brandt.
The meeting was adjourned at 9:20 p.m.
Next meeting: 14 May in the boathouse`;

const COURSE = `Course in Boat Building
The course is given in the yard by the river and leads from the plan to the first launch.

Instructor: Ida Brandt

Grading
Grades are made up as follows:
Part | Share
Drawings | 40%
Model | 60%

Rules
Attendance is mandatory in the first month. Late work loses ten points a day.

Office hours
Office hours are held on Mondays from two to four.

Prerequisites
Prerequisites: Drawing I and Wood Science.`;

const STUDY = `How Varnish Ages
We looked at boats that have lain in salt water for years and at what became of their varnish.

Sample
The sample consists of forty boats in two harbours.

Limits
One limitation of this work is the short winter.

Thanks
This work was funded by the Harbour Trust.`;

const LAMPE = `Anleitung der Bordlampe
Dieses Heft zeigt, wie die Lampe an Bord und am Steg gebraucht wird.

Strom
Der Akku leuchtet neun Stunden.

Pflege
Reinigen Sie das Glas mit einem feuchten Tuch.

Ende
Die Lampe gehört nicht in den Hausmüll.`;

const LAMPE_FR = `Notice de la lampe de bord
Ce livret montre comment la lampe sert à bord et sur le ponton.

Énergie
L’autonomie est de neuf heures.

Entretien
Nettoyez le verre avec un chiffon humide.`;

const LAMPARA = `Manual de la lámpara de a bordo
Este cuaderno muestra cómo se usa la lámpara a bordo y en el muelle.

Energía
La batería dura nueve horas.

Cuidado
Limpie el cristal con un paño húmedo.`;

const ask = (text: string, question: string) =>
  answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), { text: question });

describe('what people ask of manuals, leaflets, minutes, courses and studies is found in other words', () => {
  test.each([
    ['How long does the battery last?', LANTERN, 'nine hours'],
    ['How long do I have to charge it?', LANTERN, 'two hours'],
    ['Can I use it in the rain?', LANTERN, 'waterproof'],
    ['How do I reset it?', LANTERN, 'ten seconds'],
    ['What is in the box?', LANTERN, 'a hook'],
    ['Why is the lamp blinking red?', LANTERN, 'fault'],
    ['How do I get rid of an old one?', LANTERN, 'household waste'],
    ['How many pills do I take a day?', TONIC, 'two tablets'],
    ['May I take it while nursing a baby?', TONIC, 'breastfeeding'],
    ['What are the side effects?', TONIC, 'tiredness'],
    ['Where should I store it?', TONIC, '25 degrees'],
    ['What do I do if some of it gets into my eyes?', POLISH, 'rinse'],
    ['My son drank it, what now?', POLISH, 'vomiting'],
    ['How can I put out the flames?', POLISH, 'foam'],
    ['Who was there?', MINUTES, 'Tom Reed'],
    ['Who could not come?', MINUTES, 'Jon Marsh'],
    ['When was the meeting over?', MINUTES, '9:20'],
    ['When do they meet again?', MINUTES, '14 May'],
    ['How is the grade made up?', COURSE, 'Model | 60%'],
    ['Do I have to come to every class?', COURSE, 'mandatory'],
    ['What if I hand in my essay late?', COURSE, 'ten points'],
    ['When can I drop by the teacher’s office?', COURSE, 'Mondays'],
    ['What do I need to know before I start?', COURSE, 'Drawing I'],
    ['Which data did they use?', STUDY, 'forty boats'],
    ['What are the weaknesses of the study?', STUDY, 'short winter'],
    ['Who paid for the study?', STUDY, 'Harbour Trust'],
    ['Wie lange hält der Akku?', LAMPE, 'neun Stunden'],
    ['Womit putze ich sie?', LAMPE, 'feuchten Tuch'],
    ['Wie entsorge ich sie?', LAMPE, 'Hausmüll'],
    ['Combien de temps la batterie tient-elle ?', LAMPE_FR, 'neuf heures'],
    ['Comment nettoyer la lampe ?', LAMPE_FR, 'chiffon humide'],
    ['¿Cuánto dura la batería?', LAMPARA, 'nueve horas'],
    ['¿Cómo limpio la lámpara?', LAMPARA, 'paño húmedo'],
  ])('%s', (question, text, said) => {
    const { outcome, quotes } = ask(text, question);
    expect(quotes[0]).toContain(said);
    expect(outcome).toBe('answered');
  });
});

test.each([
  ['May I take it while I am pregnant?', LANTERN],
  ['Is it contagious?', LANTERN],
  ['How heavy is the lantern?', LANTERN],
  ['Which course do I need before this one?', LANTERN],
  ['When are the office hours?', TONIC],
])('where nothing is said of it, nothing is an answer: %s', (question, text) => {
  expect(ask(text, question).outcome).not.toBe('answered');
});

test('words that such questions share with others make no topic', () => {
  const namesOf = (question: string) => askedTopics(question).map(({ name }) => name);
  expect(namesOf('In how many countries does the regulation apply?')).toEqual([]);
  expect(namesOf('What share of the data was used for training?')).toEqual([]);
  expect(namesOf('How do I start a recording?')).toEqual([]);
  expect(namesOf('Who was the first president?')).toEqual([]);
});
