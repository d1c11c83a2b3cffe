import type { TextsOf } from '../../lib/texts.ts';
import type { heroDeskTexts } from './hero-desk.texts.ts';

export const texts: TextsOf<typeof heroDeskTexts> = {
  run: 'Contrat de bail',
  place: '18, rue des Tilleuls',
  before: {
    title: '7. Réparations et entretien',
    number: '7.1',
    text: 'La Bailleresse tient en bon état la structure, le toit, le chauffage, l’eau chaude et tous les appareils fixes, et commence les réparations urgentes dans les quarante-huit (48) heures du signalement.',
  },
  title: '8. Résiliation anticipée',
  clauses: [
    [
      '8.1',
      'Les Preneurs peuvent mettre fin au contrat avant son terme en prévenant la Bailleresse par écrit au moins soixante (60) jours à l’avance et en payant une indemnité d’un mois et demi (1,5) de loyer.',
      ' L’indemnité est due le dernier jour du préavis.',
    ],
    [
      '8.2',
      'Aucune indemnité n’est due si les Preneurs doivent s’installer pour leur travail à plus de quatre-vingts (80) kilomètres',
      ' et le prouvent pendant le préavis par une lettre de l’employeur.',
    ],
    [
      '8.3',
      '',
      'La Bailleresse s’efforce de relouer dès réception du préavis. Le loyer versé par un nouveau preneur pour une période commune est crédité aux Preneurs.',
    ],
  ],
  after: [
    {
      title: '9. Restitution des locaux',
      clauses: [
        [
          '9.1',
          'En partant, les Preneurs rendent les locaux propres, vides et dans l’état décrit par l’inventaire de l’annexe 1, usure normale exceptée.',
        ],
        ['9.2', 'Une visite commune a lieu le dernier jour. Les deux parties en signent le procès-verbal.'],
      ],
    },
    {
      title: '10. Dépôt de garantie',
      clauses: [['10.1', 'Le dépôt de 4 300 $ est rendu dans les vingt et un (21) jours suivant la visite.']],
    },
  ],
  initials: 'Paraphes ______ / ______',
  page: 'Page 4 sur 12',
  question: 'Peut-on partir avant le terme, et combien cela coûterait-il ?',
  quote:
    '« … en prévenant la Bailleresse par écrit au moins soixante (60) jours à l’avance et en payant une indemnité d’un mois et demi (1,5) de loyer. »',
  sources: 'Sources : 2 passages pertinents',
};
