import { defineTexts } from '../lib/texts.ts';

/** Writing on drawn papers, which readers are not read. */
export const papersTexts = defineTexts(
  {
    en: {
      lease: {
        owner: 'Linden Row Property Company',
        ref: 'Ref. LR-18/2026',
        title: 'Residential Lease Agreement',
        place: '18 Linden Row, ground floor and garden',
        parties: 'Parties',
        partiesText: [
          ['A.', 'Linden Row Property Company, of 4 Tannery Court (the “Landlord”), and'],
          ['B.', 'Nora Feldt and Idris Calloway, jointly and severally (the “Tenant”).'],
        ],
        premises: '1. Premises',
        premisesText: [
          [
            '1.1',
            'The Landlord lets to the Tenant the ground-floor apartment at 18 Linden Row, with the rear garden, one cellar store marked C on the plan in Schedule 2, and shared use of the entrance hall.',
          ],
          [
            '1.2',
            'The furniture and fittings listed in Schedule 1 are included in the letting and remain the property of the Landlord.',
          ],
        ],
        term: '2. Term',
        termText: [
          [
            '2.1',
            'The term is twenty-four (24) months, beginning on 1 March 2026 and ending on 29 February 2028.',
          ],
          [
            '2.2',
            'If the Tenant stays on with the Landlord’s consent after the term, the tenancy continues from month to month on the same conditions.',
          ],
        ],
        initials: 'Initials ______ / ______',
        page: 'Page 1 of 12',
      },
      plan: { kitchen: 'Kitchen 14.2 m²', bedroom: 'Bedroom 15.8 m²' },
      lab: {
        name: 'Marram Analytical Laboratory',
        accredited: 'Accredited testing, ISO/IEC 17025',
        sample: 'Sample',
        sampleText: 'Drinking water, kitchen tap',
        site: 'Site',
        siteText: '18 Linden Row',
        findings: [
          ['pH at 20 °C', '7.6'],
          ['Conductivity', '512'],
          ['Turbidity', '0.31'],
          ['Nitrate', '18.4'],
          ['Lead', '11.2'],
          ['Copper', '0.24'],
          ['Iron', '41'],
          ['Sodium', '22.7'],
          ['Escherichia coli', '0'],
          ['Enterococci', '0'],
          ['Free chlorine', '0.18'],
        ],
        assessment: 'Assessment',
        assessmentText:
          'The lead result exceeds the limit value. Flushing for two minutes before use is advised until the supply pipe has been inspected.',
        released: 'Released 28 October 2026',
      },
      invoice: {
        title: 'Invoice',
        sender: 'Harrow & Pike Surveyors',
        street: 'Unit 7, Old Ropewalk',
        vat: 'VAT 00 418 2290',
        billedTo: 'Billed to',
        customer: 'Linden Row Property Co.',
        due: 'Due',
        dueText: '3 December 2026',
        items: [
          ['Measured survey, ground floor', '1,104.00'],
          ['Condition report with photographs', '576.00'],
          ['Drawing office, plans at 1:50', '738.00'],
          ['Drain inspection', '340.00'],
          ['Travel, 84 km', '52.08'],
          ['Subtotal', '2,810.08'],
          ['VAT 20%', '562.02'],
        ],
        total: '$3,372.10',
      },
    },
  },
  {
    de: () => import('./papers.texts.de.ts'),
    es: () => import('./papers.texts.es.ts'),
    fr: () => import('./papers.texts.fr.ts'),
  },
);
