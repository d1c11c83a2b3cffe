import { defineTexts } from '../../lib/texts.ts';

/** Writing on the drawn desk, which readers are not read. */
export const heroDeskTexts = defineTexts(
  {
    en: {
      run: 'Residential Lease Agreement',
      place: '18 Linden Row',
      before: {
        title: '7. Repairs and maintenance',
        number: '7.1',
        text: 'The Landlord keeps in good repair the structure, the roof, the heating and hot-water installation and all fixed appliances, and begins urgent repairs within forty-eight (48) hours of notice.',
      },
      title: '8. Early termination',
      clauses: [
        [
          '8.1',
          'The Tenant may end this Agreement before the end of the term by giving the Landlord not less than sixty (60) days’ written notice and paying a termination fee equal to one and one-half (1.5) months’ rent.',
          ' The fee falls due on the last day of the notice period.',
        ],
        [
          '8.2',
          'No fee is due where the Tenant must relocate for work more than eighty (80) kilometres from the premises',
          ' and proves this within the notice period by a letter from the employer.',
        ],
        [
          '8.3',
          '',
          'The Landlord makes reasonable efforts to re-let the premises from the day notice is received. Rent paid by a new tenant for any overlapping period is credited to the Tenant.',
        ],
      ],
      after: [
        {
          title: '9. Return of the premises',
          clauses: [
            [
              '9.1',
              'On leaving, the Tenant returns the premises clean, free of personal goods and in the condition recorded in the inventory of Schedule 1, fair wear and tear excepted.',
            ],
            [
              '9.2',
              'A joint inspection takes place on the last day of the tenancy. Its record is signed by both parties.',
            ],
          ],
        },
        {
          title: '10. Deposit',
          clauses: [
            ['10.1', 'The deposit of $4,300 is returned within twenty-one (21) days of the inspection.'],
          ],
        },
      ],
      initials: 'Initials ______ / ______',
      page: 'Page 4 of 12',
      question: 'Can we leave before the term ends, and what would it cost?',
      quote:
        '“…by giving the Landlord not less than sixty (60) days’ written notice and paying a termination fee equal to one and one-half (1.5) months’ rent.”',
      sources: 'Sources: 2 relevant sections',
    },
  },
  {
    de: () => import('./hero-desk.texts.de.ts'),
    es: () => import('./hero-desk.texts.es.ts'),
    fr: () => import('./hero-desk.texts.fr.ts'),
  },
);
