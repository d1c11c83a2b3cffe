import { describe, expect, test } from 'vitest';
import { listAreas, readArea } from './areas.mjs';
import { openArea } from './format-message.ts';
import { createFormatter, nameApp } from './formatter.ts';
import { LANGUAGES } from './languages.ts';

/** Here the product itself is meant: its releases, its source code, its license, and the program on the server. */
const PRODUCT = [
  'admin-instance.reading.officeMissing',
  'admin-instance.reading.origins.shipped',
  'admin-instance.system.databaseValue',
  'admin-user.linkLocal',
  'blog-posts.posts.',
  'blog.lede',
  'company.about.text',
  'company.about.title',
  'company.careers.text',
  'company.contact.before',
  'docs-programs.articles.command-line.text',
  'errors.fields.mail_from_invalid',
  'guide.docs.lede',
  'legal.terms.parts.1.text',
  'legal.terms.parts.2.text',
  'shell.footer.about',
];

describe.each(LANGUAGES)('%s', (language) => {
  test.each(listAreas())('%s says the name of the instance, not that of the product', (area) => {
    const named = readArea(language, area)
      .filter(([, message]) => message.includes('Sheaf'))
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
  nameApp('Sheaf');
});
