import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const tell = (text: string) => {
  const { sentences, about } = summarise([{ page: 1, text }], 'brief');
  const facts = about.facts.map(({ name, label, text: said }) => `${name ?? label}: ${said}`);
  return { said: sentences.map((one) => one.text), facts, title: about.title };
};

test('a French contract of work tells who agrees, from when, as what and for how much', () => {
  const { said, facts } = tell(`CONTRAT DE TRAVAIL

Entre la société Ateliers Dunn SAS, au capital de 60 000 €, dont le siège est situé 15 quai Nord, 44000 Nantes, et Mme Eva Corne, née le 22 novembre 1990 à Albi, demeurant 4 rue du Port, 44000 Nantes, il a été convenu ce qui suit.

Article 1 - Engagement

Mme Corne est engagée à compter du 2 septembre 2030 en qualité de cheffe de chantier.

Article 2 - Rémunération

La rémunération brute mensuelle s'élève à 3 450 euros.

Article 3 - Absence

Toute absence doit être signalée le jour même avant 9 heures.

Fait à Nantes, en deux exemplaires, le 12 juillet 2030.`);
  expect(said.slice(0, 3)).toEqual([
    'Les parties sont Ateliers Dunn SAS et Mme Eva Corne.',
    'Mme Corne est engagée à compter du 2 septembre 2030 en qualité de cheffe de chantier.',
    "La rémunération brute mensuelle s'élève à 3 450 euros.",
  ]);
  expect(facts).toEqual(expect.arrayContaining(['date: 12 juillet 2030', 'start: 2 septembre 2030']));
  expect(facts.filter((fact) => fact.endsWith('9 heures'))).toEqual([]);
});

test('a German lease names both who agree, the rent, the deposit and the day of signing', () => {
  const { said, facts } = tell(`Wohnraummietvertrag

zwischen der Hausverwaltung Horn & Söhne KG, Lindenstraße 44, 04177 Leipzig, vertreten durch Frau Ilse Horn – nachfolgend Vermieter – und Herrn
Karl Dunn, derzeit Hafenstraße 12, 04229 Leipzig – nachfolgend Mieter.

§ 3 Miete

Die Kaltmiete beträgt monatlich 742,00 Euro.

§ 4 Kaution

Der Mieter stellt eine Sicherheit in Höhe von 2.226,00 Euro.

§ 11 Rückgabe

Bei Auszug ist die Wohnung besenrein zurückzugeben.

Leipzig, den 17. April 2030`);
  expect(said[0]).toBe(
    'Die Parteien sind Hausverwaltung Horn & Söhne KG (Vermieter) und Karl Dunn (Mieter).',
  );
  expect(said).toContain('Die Kaltmiete beträgt monatlich 742,00 Euro.');
  expect(facts).toEqual(
    expect.arrayContaining(['rent: 742,00 Euro', 'deposit: 2.226,00 Euro', 'date: 17. April 2030']),
  );
});

test('a medical letter tells the diagnosis; an age is no length of time', () => {
  const { said, facts } = tell(`Horn Hospital

Re: Mr Carl Dunn

Diagnosis: Degenerative tear of the medial meniscus, left knee.

Allergies: Penicillin (rash in childhood).

Thank you for referring this 57-year-old sailor who has had pain in the left knee for about seven months.

Yours sincerely
Ada Brook`);
  expect(said[0]).toBe('Diagnosis: Degenerative tear of the medial meniscus, left knee.');
  expect(facts.filter((fact) => fact.includes('57'))).toEqual([]);
});

test.each([
  ['Liebe Eltern der Klasse 4b,', 'wie besprochen fahren wir am 18. Mai 2031 in das Landheim am See.'],
  ['Chers parents,', 'comme convenu nous partirons le 18 mai 2031 pour le musée de la mer.'],
])('behind "%s" a letter begins in small letters', (greeting, sentence) => {
  const letter = `Schule am See\n\n${greeting}\n\n${sentence}\n\nMit freundlichen Grüßen\n\nAda Brook\n`;
  expect(tell(letter).said).toContain(sentence);
});

test('minutes tell what was decided, each paragraph by itself, and who is spoken of is no party', () => {
  const { said, facts } = tell(
    [
      'Parish Hall Committee – Minutes',
      '1. Minutes of the last meeting',
      'The minutes of 8 July were approved after one correction: the tuner charged £85, not £58.',
      '2. Roof',
      'Three firms were asked about the roof of the hall and two of them replied before the meeting was held this month, with prices that were not far apart.',
      'It was agreed, with Carl voting against, to take Horn for the roof.',
      '3. Complaints',
      'Mrs Gadd of Church Lane wrote again about noise at weddings.',
    ].join('\n'),
  );
  expect(said).toContain('It was agreed, with Carl voting against, to take Horn for the roof.');
  expect(facts.filter((fact) => fact.includes('Gadd'))).toEqual([]);
});

test('the number in a series above a title is not the title', () => {
  const { title } = tell(
    'Harbour report 17\n\nGreen Roofs and Rain in a Town by the Sea\n\nAda Brook, Carl Dunn\nUniversity of Ryde – Harbour report 17, May 2031\n\nAbstract\n\nHeavy rain overloads the sewers of the town several times a year.\n',
  );
  expect(title).toBe('Green Roofs and Rain in a Town by the Sea');
});
