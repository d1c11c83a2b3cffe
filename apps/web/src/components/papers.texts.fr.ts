import type { TextsOf } from '../lib/texts.ts';
import type { papersTexts } from './papers.texts.ts';

export const texts: TextsOf<typeof papersTexts> = {
  lease: {
    owner: 'Gérance des Tilleuls',
    ref: 'Réf. RT-18/2026',
    title: 'Contrat de bail',
    place: '18, rue des Tilleuls, rez-de-chaussée et jardin',
    parties: 'Parties',
    partiesText: [
      ['A.', 'Gérance des Tilleuls, 4, cour des Tanneurs (la « Bailleresse »), et'],
      ['B.', 'Nora Feldt et Idris Calloway, solidairement (les « Preneurs »).'],
    ],
    premises: '1. Locaux',
    premisesText: [
      [
        '1.1',
        'La Bailleresse loue aux Preneurs l’appartement du rez-de-chaussée au 18, rue des Tilleuls, avec le jardin, une cave marquée C sur le plan de l’annexe 2 et l’usage commun de l’entrée.',
      ],
      [
        '1.2',
        'Les meubles et équipements de l’annexe 1 sont compris dans la location et restent la propriété de la Bailleresse.',
      ],
    ],
    term: '2. Durée',
    termText: [
      ['2.1', 'La durée est de vingt-quatre (24) mois, du 1er mars 2026 au 29 février 2028.'],
      [
        '2.2',
        'Si les Preneurs restent ensuite avec l’accord de la Bailleresse, la location continue de mois en mois aux mêmes conditions.',
      ],
    ],
    initials: 'Paraphes ______ / ______',
    page: 'Page 1 sur 12',
  },
  plan: { kitchen: 'Cuisine 14,2 m²', bedroom: 'Chambre 15,8 m²' },
  lab: {
    name: 'Laboratoire d’analyses Marram',
    accredited: 'Essais accrédités, ISO/IEC 17025',
    sample: 'Échantillon',
    sampleText: 'Eau potable, robinet de cuisine',
    site: 'Lieu',
    siteText: '18, rue des Tilleuls',
    findings: [
      ['pH à 20 °C', '7,6'],
      ['Conductivité', '512'],
      ['Turbidité', '0,31'],
      ['Nitrate', '18,4'],
      ['Plomb', '11,2'],
      ['Cuivre', '0,24'],
      ['Fer', '41'],
      ['Sodium', '22,7'],
      ['Escherichia coli', '0'],
      ['Entérocoques', '0'],
      ['Chlore libre', '0,18'],
    ],
    assessment: 'Appréciation',
    assessmentText:
      'Le résultat pour le plomb dépasse la limite. Laissez couler l’eau deux minutes avant usage jusqu’à l’inspection de la conduite.',
    released: 'Publié le 28 octobre 2026',
  },
  invoice: {
    title: 'Facture',
    sender: 'Harrow & Pike Géomètres',
    street: '7, vieille Corderie',
    vat: 'TVA 00 418 2290',
    billedTo: 'Pour',
    customer: 'Gérance des Tilleuls',
    due: 'Échéance',
    dueText: '3 décembre 2026',
    items: [
      ['Relevé, rez-de-chaussée', '1 104,00'],
      ['État des lieux avec photos', '576,00'],
      ['Dessin, plans au 1:50', '738,00'],
      ['Inspection des canalisations', '340,00'],
      ['Déplacement, 84 km', '52,08'],
      ['Sous-total', '2 810,08'],
      ['TVA 20 %', '562,02'],
    ],
    total: '3 372,10 $',
  },
};
