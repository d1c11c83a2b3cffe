import { describe, expect, test } from 'vitest';
import { listAreas, readArea } from './areas.mjs';
import { openArea } from './format-message.ts';
import { createFormatter, nameApp } from './formatter.ts';
import { LANGUAGES } from './languages.ts';

/** What a message says only where the instance has no name of its own. */
const WITHOUT_OWN_NAME = /\{app, select, Sheaf \{[^{}]*\}/gu;

/** Here the product itself is meant: its releases, its source code, its license, and the program on the server. */
const PRODUCT = [
  'admin-instance.reading.officeMissing',
  'admin-instance.reading.origins.shipped',
  'admin-instance.system.databaseValue',
  'admin-user.linkLocal',
  'blog-posts.posts.',
  'blog.lede',
  'company.careers.text',
  'docs-programs.articles.command-line.text',
  'errors.fields.mail_from_invalid',
  'guide.docs.lede',
];

describe.each(LANGUAGES)('%s', (language) => {
  test.each(listAreas())('%s says the name of the instance, not that of the product', (area) => {
    const named = readArea(language, area)
      .filter(([, message]) => message.replaceAll(WITHOUT_OWN_NAME, '').includes('Sheaf'))
      .map(([key]) => `${area}.${key}`);
    expect(named.filter((key) => !PRODUCT.some((known) => key.startsWith(known)))).toEqual([]);
  });
});

test('{app} is the name that was given last, in messages that were made before too', () => {
  const t = createFormatter<'dashboard'>('en', { pageTitle: [['app'], ' home'] } as never);
  expect(t('pageTitle')).toBe('Sheaf home');
  nameApp('Acme Papers');
  expect(t('pageTitle')).toBe('Acme Papers home');
  expect(openArea('de', 'landing')('counters.title')).toBe('Acme Papers in Zahlen');
  for (const language of LANGUAGES) {
    const [company, legal] = [openArea(language, 'company'), openArea(language, 'legal')];
    expect(company('about.title')).toMatch(/ Acme Papers$/u);
    const texts = [company('about.text'), legal('terms.parts.1.text'), legal('terms.parts.2.text')];
    expect(texts.join(' ')).not.toMatch(/sheaf/iu);
    expect(texts.join(' ').match(/Acme Papers/gu)?.length).toBeGreaterThan(3);
  }
  nameApp('Sheaf');
});
