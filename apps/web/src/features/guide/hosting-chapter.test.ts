import { LANGUAGES } from '@sheaf/messages/languages';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostingArticles } from './hosting-chapter.ts';
import { hostingSource } from './hosting-source.ts';

const source = hostingSource.en;
/** Names and defaults of settings, names and counts of limits: what is not for translation. */
const facts = (text: string) => Array.from(text.matchAll(/^\| (`[^|]+\|[^|]*)\|/gmu), ([, fact]) => fact);
const codes = (text: string) => new Set(text.match(/`[^`\n]+`/gu));

const translations = readdirSync(join(import.meta.dirname, '../../../../../docs'))
  .map((name) => /^self-hosting\.(\w+)\.md$/u.exec(name)?.[1])
  .filter((name) => name !== undefined);

test('a guide in another language is in one of Sheaf', () => {
  expect(translations.length).toBeGreaterThan(0);
  expect(translations.filter((name) => !LANGUAGES.some((language) => language === name))).toEqual([]);
});

test.each(
  LANGUAGES.filter((language) => language !== 'en').filter((language) => translations.includes(language)),
)('%s: settings, limits and commands as in English', async (language) => {
  const translated = await hostingSource.fetch(language);
  expect(translated).not.toBe(source);
  expect(facts(translated)).toEqual(facts(source));
  expect([...codes(source)].filter((code) => !translated.includes(code))).toEqual([]);
  const [theirs, ours] = [translated, source].map(hostingArticles);
  expect(theirs?.map(({ slug }) => slug)).toEqual(ours?.map(({ slug }) => slug));
});

test('every setting is there', () => expect(facts(source).length).toBeGreaterThan(50));
