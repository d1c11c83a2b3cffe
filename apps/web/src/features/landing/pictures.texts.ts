import { defineTexts } from '../../lib/texts.ts';

/** Writing in the drawings of what the tools do, which readers are not read. */
export const picturesTexts = defineTexts(
  {
    en: {
      sizes: [
        ['Original', '2.81 MB'],
        ['Sharp', '1.98 MB'],
        ['Balanced', '1.57 MB'],
        ['Small', '1.13 MB'],
      ],
      steps: ['OCR', 'Compress', 'Merge', 'Summary'],
      receipt: {
        shop: 'OSIER HARDWARE',
        street: '22 Quay Street',
        date: '12.10.2026 09:41',
        items: [
          ['Boiler valve 15mm', '24.90'],
          ['PTFE tape x2', '3.80'],
          ['Radiator key', '2.15'],
          ['Pipe lagging 1m', '11.40'],
          ['Sealant, clear', '7.95'],
          ['Work gloves', '6.50'],
        ],
        read: ['Boiler valve', 'PTFE tape x2', 'Radiator key'],
        total: 'TOTAL USD',
        totalRead: 'Total',
        sum: '56.70',
        card: 'Card',
        back: ['Goods may be returned', 'within 28 days'],
      },
      minutes: {
        title: 'Minutes of the residents’ meeting',
        items: [
          [
            '1. North stair',
            'Three tenders were opened. The meeting prefers the second, at $28,400, subject to a reference from a similar building. Eight in favour, two against, one abstention.',
          ],
          [
            '2. Storage rooms',
            'The charge rises to $19 a month from January. Rooms not cleared by 15 December are opened in the presence of two members.',
          ],
          [
            '3. Water quality',
            'The laboratory report finds lead above the limit at one tap. The supply pipe of number 18 is to be replaced before the end of the year.',
          ],
          [
            '4. Other business',
            'The bicycle rack is full. The chair will ask for an offer for a second one under the south wall.',
          ],
        ],
        summaryTitle: 'Brief summary',
        summary:
          'The meeting prefers the second, at $28,400, subject to a reference from a similar building. The supply pipe of number 18 is to be replaced before the end of the year.',
      },
      lab: {
        question: 'How much lead was found?',
        quote: '“Lead 11.2 µg/l, limit 10”',
        found: 'Lead',
        values: [
          ['Conductivity', 'EN 27888', '512', '2,790'],
          ['Turbidity', 'EN 7027', '0.31', '1.0'],
          ['Nitrate', 'EN 10304-1', '18.4', '50'],
          ['Lead', 'EN 17294-2', '11.2', '10'],
          ['Copper', 'EN 17294-2', '0.24', '2.0'],
          ['Iron', 'EN 17294-2', '41', '200'],
          ['Sodium', 'EN 14911', '22.7', '200'],
          ['Enterococci', 'EN 7899-2', '0', '0'],
        ],
      },
    },
  },
  {
    de: () => import('./pictures.texts.de.ts'),
    es: () => import('./pictures.texts.es.ts'),
    fr: () => import('./pictures.texts.fr.ts'),
  },
);
