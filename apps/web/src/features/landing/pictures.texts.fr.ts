import type { TextsOf } from '../../lib/texts.ts';
import type { picturesTexts } from './pictures.texts.ts';

export const texts: TextsOf<typeof picturesTexts> = {
  sizes: [
    ['Original', '2,81 Mo'],
    ['Net', '1,98 Mo'],
    ['Moyen', '1,57 Mo'],
    ['Petit', '1,13 Mo'],
  ],
  steps: ['OCR', 'Compresser', 'Fusionner', 'Résumé'],
  receipt: {
    shop: 'QUINCAILLERIE OSIER',
    street: '22, rue du Quai',
    date: '12.10.2026 09:41',
    items: [
      ['Vanne 15mm', '24,90'],
      ['Ruban PTFE x2', '3,80'],
      ['Clé radiateur', '2,15'],
      ['Isolant 1m', '11,40'],
      ['Mastic', '7,95'],
      ['Gants', '6,50'],
    ],
    read: ['Vanne', 'Ruban PTFE x2', 'Clé radiateur'],
    total: 'TOTAL USD',
    totalRead: 'Total',
    sum: '56,70',
    card: 'Carte',
    back: ['Retours acceptés', 'sous 28 jours'],
  },
  minutes: {
    title: 'Procès-verbal de l’assemblée',
    items: [
      [
        '1. Escalier nord',
        'Trois offres ont été ouvertes. L’assemblée préfère la deuxième, à 28 400 $, si un immeuble semblable sert de référence. Huit pour, deux contre, une abstention.',
      ],
      [
        '2. Caves',
        'La redevance passe à 19 $ par mois dès janvier. Les caves non vidées au 15 décembre seront ouvertes devant deux membres.',
      ],
      [
        '3. Qualité de l’eau',
        'Le laboratoire trouve du plomb au-dessus de la limite à un robinet. La conduite du numéro 18 doit être remplacée avant la fin de l’année.',
      ],
      [
        '4. Divers',
        'Le range-vélos est plein. La présidence demandera une offre pour un second le long du mur sud.',
      ],
    ],
    summaryTitle: 'Résumé bref',
    summary:
      'L’assemblée préfère la deuxième, à 28 400 $, si un immeuble semblable sert de référence. La conduite du numéro 18 doit être remplacée avant la fin de l’année.',
  },
  lab: {
    question: 'Combien de plomb a été trouvé ?',
    quote: '« Plomb 11,2 µg/l, limite 10 »',
    found: 'Plomb',
    values: [
      ['Conductivité', 'EN 27888', '512', '2 790'],
      ['Turbidité', 'EN 7027', '0,31', '1,0'],
      ['Nitrate', 'EN 10304-1', '18,4', '50'],
      ['Plomb', 'EN 17294-2', '11,2', '10'],
      ['Cuivre', 'EN 17294-2', '0,24', '2,0'],
      ['Fer', 'EN 17294-2', '41', '200'],
      ['Sodium', 'EN 14911', '22,7', '200'],
      ['Entérocoques', 'EN 7899-2', '0', '0'],
    ],
  },
};
