import { defineTexts } from '../../lib/texts.ts';

export const companyTexts = defineTexts(
  {
    en: {
      about: {
        pageTitle: 'About · Sheaf',
        title: 'About Sheaf',
        lede: 'A place of your own for documents.',
        text: `
A sheaf is what a heap of papers is once somebody has put it in order and tied it. This program is for the people who do that: clerks, lawyers, surveyors, treasurers of small societies, anybody with a folder called "New".

### On a machine of your own

One command starts it, with its database. What it keeps, it keeps there. No account anywhere else is needed, and it works in a cellar without a network.

### Nobody reads along

There is no tracker, no advertisement, no font or script from another site. A page talks to its own server alone. The one exception is Stripe's card form, where whoever runs an instance takes payments through Stripe.

### What it will not do

It changes no original. It answers with the passage, so that you can check it. It says what it kept when something fails, and it does not claim more than was measured: [the blog](/blog) says how, with the goals that were missed.

### Who makes it

Sheaf is free software under the MIT licence. Whoever wants to can read it, run it and change it. This instance is run by whoever gave you its address; [Contact](/contact) says how to reach them.`,
      },
      careers: {
        pageTitle: 'Careers · Sheaf',
        title: 'Careers',
        lede: 'There are no jobs here. There is work.',
        text: `
Sheaf is open source, and nobody is employed by it. There is no form to fill in and no interview.

If you like to work on it, this is how:

1. Get the source, run \`npm start\`, and use it for a day on papers of your own.
2. Read \`docs/architecture.md\`. It is one page, and says where everything has its place.
3. Mend what bothered you on that day. \`npm test\` runs all checks, in a real browser and on a real database.
4. Send the change to whoever gave you the source, with a sentence on why.

What is always welcome: a document that comes out wrong, with a note of what is wrong about it; a text that is hard to understand; a translation; a figure in \`docs/benchmarks.md\` that you cannot repeat.`,
      },
      contact: {
        pageTitle: 'Contact · Sheaf',
        title: 'Contact',
        lede: 'Every Sheaf is run by somebody. This is how to reach them.',
        write: 'Write to whoever runs this Sheaf',
        unknown: 'Whoever runs this Sheaf has not left an address here.',
        unknownText:
          'You had the address of this page from somebody, or are on a network of theirs: ask there. If it is you who runs it, set `CONTACT_EMAIL`, and your address stands here; see [the settings](/docs/settings).',
        failed: 'The address could not be fetched just now. Please load the page again.',
        before: `
### What helps them to help you

- What you wanted to do, and what you saw instead.
- The time, and the request id if a message showed one. With it they find the line in their log.
- Never your password. Nobody needs it, and nobody will ask for it.

### It may be answered already

The [help centre](/help) has short articles on what people do here. How an instance is run is in the [documentation](/docs).

### You found a weakness

Please tell whoever runs this instance before anybody else. What the program defends against, and how it is reported, is in \`SECURITY.md\` of the source.`,
      },
    },
  },
  {
    de: () => import('./company.texts.de.ts'),
    es: () => import('./company.texts.es.ts'),
    fr: () => import('./company.texts.fr.ts'),
  },
);
