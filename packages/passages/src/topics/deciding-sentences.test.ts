import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';

const DISTRIBUTION = `DISTRIBUTION AGREEMENT

This Distribution Agreement is made as of 3 May 2030 by and between Quay Boats, Inc. (“Quay”) and Harbour Tools Ltd. (“Harbour”).

WHEREAS, Harbour wishes to be appointed as the exclusive distributor of Quay.

1. TERM
1.1 The initial term of this Agreement shall commence on the Effective Date and shall continue for five (5) years. The initial term and any renewal term thereof shall be automatically extended for one year.
1.2 If a breach is cured within thirty (30) days, this Agreement shall remain in full force and effect. During the term of this Agreement Harbour keeps two (2) years of stock.

2. APPOINTMENT
2.1 Quay hereby appoints Harbour on an exclusive basis as its distributor in Wales. The courts of Wales have exclusive jurisdiction.
2.2 No license is granted by implication. Quay hereby grants to Harbour a royalty-free, worldwide, fully paid-up, non-exclusive, perpetual and irrevocable right and license to use the drawings of its boats.

3. WORK
3.1 Each party remains the owner of what it owned prior to the Effective Date. All inventions that are made in the course of this Agreement shall be owned by Quay.

4. LIABILITY
4.1 Neither party shall be liable for delays beyond its control. Harbour carries liability insurance of $1,000,000. In no event shall the liability of either party exceed the sums paid in the year before.

5. INSURANCE
5.1 Harbour shall obtain and maintain a policy of fire insurance. Quay shall carry no insurance for the store of Harbour.

6. ASSIGNMENT
6.1 Neither party may assign this Agreement without the consent of the other party. Notwithstanding the foregoing, Quay may assign this Agreement to an affiliate.
6.2 Harbour shall not transfer employees without notice.

7. AFTERWARDS
7.1 Upon termination of this Agreement, Harbour shall return all drawings to Quay.`;

const indexOf = (text: string) => indexPassages(cutPassages([{ page: 1, text }]));
const answered = (index: ReturnType<typeof indexOf>, text: string) => {
  const { outcome, sources } = answerQuestion(index, { text });
  return outcome === 'answered' ? sources[0]!.snippet : outcome;
};
const index = indexOf(DISTRIBUTION);

test.each([
  ['How long does the contract run?', /continue for five \(5\) years/u],
  ['Is the deal exclusive?', /on an exclusive basis/u],
  ['What license is granted?', /hereby grants to Harbour/u],
  ['Who owns what is made under the contract?', /shall be owned by Quay/u],
  ['Is there a limit on liability?', /exceed the sums paid/u],
  ['Which insurance has to be kept?', /policy of fire insurance/u],
  ['May they assign this agreement?', /Neither party may assign/u],
])(
  'what decides is told, and no exception, wish or other matter with the same words: %s',
  (question, answer) => expect(answered(index, question)).toMatch(answer),
);

test('what is left to do after the end is shown first', () => {
  const { sources } = answerQuestion(index, { text: 'What has to be done after the contract has ended?' });
  expect(sources[0]!.snippet).toMatch(/return all drawings/u);
});

const GERMAN = indexOf(`Liefervertrag

§ 1 Laufzeit
Der Vertrag läuft bis zum 31. Dezember 2032. Er verlängert sich um ein Jahr, wenn er nicht drei Monate vor Ablauf gekündigt wird.

§ 2 Ergebnisse
Die Arbeitsergebnisse gehören dem Auftraggeber. Vorbestehende Werke bleiben unberührt.

§ 3 Haftung
Die Versicherung der Boote ist Sache des Kunden. Die Haftung des Lieferanten ist auf 50.000 Euro begrenzt.`);
const FRENCH = indexOf(`Contrat de fourniture

Article 1 Durée
Le contrat prend fin le 31 décembre 2032. Il est renouvelé pour un an sauf dénonciation trois mois avant son terme.

Article 2 Résultats
Les résultats appartiennent au client. Les éléments antérieurs restent au fournisseur.

Article 3 Responsabilité
En aucun cas le fournisseur ne sera responsable des dommages indirects.`);
const SPANISH = indexOf(`Contrato de suministro

Artículo 1 Duración
El contrato finalizará el 31 de diciembre de 2032. Se prorrogará por un año salvo aviso tres meses antes de su vencimiento.

Artículo 2 Resultados
Los resultados pertenecen al cliente. El proveedor conserva sus herramientas.

Artículo 3 Responsabilidad
En ningún caso el proveedor será responsable de daños indirectos.`);

test.each([
  [GERMAN, 'Wem gehören die Arbeitsergebnisse, die entwickelt werden?', /Arbeitsergebnisse gehören/u],
  [GERMAN, 'Wie verhindere ich, dass er sich verlängert?', /drei Monate vor Ablauf/u],
  [FRENCH, 'À qui appartiennent les résultats ?', /résultats appartiennent/u],
  [FRENCH, 'Quand le contrat se termine-t-il ?', /prend fin le 31 décembre/u],
  [SPANISH, '¿A quién pertenecen los resultados?', /resultados pertenecen/u],
  [SPANISH, '¿Cuándo termina el contrato?', /finalizará el 31 de diciembre/u],
])('the same in other languages: %#', (asked, question, answer) =>
  expect(answered(asked, question)).toMatch(answer),
);
