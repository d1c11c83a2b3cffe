import { describe, expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const indexOf = (text: string) => indexPassages(cutPassages([{ page: 1, text }]));

const VEREIN = `Satzung des Leuchtturmvereins

§ 1 Sitz
Der Verein hat seinen Sitz in Husum.

§ 2 Mitgliedschaft
Die Mitgliedschaft endet durch Tod oder durch Ausschluss.
Die Kündigung der Mitgliedschaft ist schriftlich mit einer Frist von sechs Wochen zum Ende des Jahres zu erklären.
Ein Mitglied kann durch Beschluss des Vorstands ausgeschlossen werden, wenn es dem Ansehen des Vereins schadet.

§ 3 Versammlung
Die Versammlung ist beschlussfähig, wenn ein Drittel der Mitglieder anwesend ist.
Die Einladung ist mindestens 14 Tage vor der Versammlung zu versenden.
Bei Stimmengleichheit entscheidet die Stimme des Vorsitzenden.

§ 4 Turm
Die Schlüssel des Turms liegen bei der Wärterin, und auf der Treppe dürfen keine Fahrräder stehen.
Der Eintritt in den Turm kostet für Gäste 4 Euro.`;

const BAIL = `Contrat de location de la maison du phare

Le loyer est payable le 5 de chaque mois par virement.
Le dépôt de garantie est fixé à 900 euros.
Le locataire peut mettre fin au contrat par lettre recommandée avec un préavis de deux mois.
Les animaux sont interdits dans la maison.
La maison se trouve au 12 quai du Port, à Paimpol, et le bail dure trois ans.`;

const CLUB = `Rules of the lighthouse club

The club is a club for all who like the tower and the sea, and it is run by its members.
Members may leave the club at any time by writing to the board.
Dogs must be kept on a leash in the garden of the tower.
The membership fee is 40 euros a year and is debited in March.
The meetings of the members are held on the first Monday of each month.`;

const SCOPES = { verein: indexOf(VEREIN), bail: indexOf(BAIL), club: indexOf(CLUB) };
type Scope = keyof typeof SCOPES;

describe('questions as people type them', () => {
  test.each<[Scope, string, string]>([
    ['verein', 'wie komm ich aus dem verein wieder raus', 'Frist von sechs Wochen'],
    ['verein', 'wieviele muessen da sein damit abgestimmt werden kann', 'ein Drittel'],
    ['verein', 'wann muss die einladung raus', '14 Tage'],
    ['verein', 'was kostet der eintritt fuer gaeste', '4 Euro'],
    ['bail', 'je dois payer quand', 'le 5 de chaque mois'],
    ['bail', 'comment sortir du contrat', 'préavis de deux mois'],
    ['bail', 'je peux amener mon chien', 'interdits'],
  ])('%s: %s', (scope, text, said) => {
    const { outcome, sources } = answerQuestion(SCOPES[scope], { text });
    expect({ outcome, said: sources[0]?.snippet }).toEqual({
      outcome: 'answered',
      said: expect.stringContaining(said),
    });
  });
});

describe('questions in another language than the document', () => {
  test.each<[Scope, string, string]>([
    ['bail', 'Wie hoch ist die Kaution?', '900 euros'],
    ['bail', 'Are pets allowed?', 'interdits'],
  ])('%s: %s', (scope, text, said) => {
    const { outcome, sources } = answerQuestion(SCOPES[scope], { text });
    expect({ outcome, said: sources[0]?.snippet }).toEqual({
      outcome: 'answered',
      said: expect.stringContaining(said),
    });
  });

  test.each<[Scope, string, string]>([
    ['verein', 'Where is the club based?', 'Husum'],
    ['verein', 'What happens if there is a tie?', 'Stimme des Vorsitzenden'],
    ['club', 'Wie komme ich aus dem Verein raus?', 'leave the club'],
    ['club', 'combien coûte la cotisation', '40 euros'],
  ])('%s: %s is led to the right place', (scope, text, said) => {
    expect(answerQuestion(SCOPES[scope], { text }).sources[0]?.snippet).toContain(said);
  });

  test.each<[Scope, string]>([
    ['verein', 'wann macht der bus nach hamburg pause'],
    ['verein', '¿Quién pintó la Mona Lisa?'],
    ['bail', 'combien coûte un billet pour Tokyo'],
    ['bail', 'Wer hat den Turm gebaut?'],
    ['club', 'Wie viele Beine hat eine Spinne?'],
    ['club', 'quelle est la capitale du Japon'],
  ])('%s: %s is not answered', (scope, text) => {
    expect(answerQuestion(SCOPES[scope], { text }).outcome).not.toBe('answered');
  });
});
