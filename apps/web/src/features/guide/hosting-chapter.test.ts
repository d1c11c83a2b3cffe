import { expect, test } from 'vitest';
import { hostingArticles } from './hosting-chapter.ts';
import { texts as de } from './hosting.texts.de.ts';
import { texts as es } from './hosting.texts.es.ts';
import { texts as fr } from './hosting.texts.fr.ts';
import { hostingTexts } from './hosting.texts.ts';

const { source } = hostingTexts.en;
/** Names and defaults of settings, names and counts of limits: what is not for translation. */
const facts = (text: string) => Array.from(text.matchAll(/^\| (`[^|]+\|[^|]*)\|/gmu), ([, fact]) => fact);
const codes = (text: string) => new Set(text.match(/`[^`\n]+`/gu));

test.each(Object.entries({ de, es, fr }))('%s: settings, limits and commands as in English', (_, texts) => {
  expect(facts(texts.source)).toEqual(facts(source));
  expect([...codes(source)].filter((code) => !texts.source.includes(code))).toEqual([]);
  const [theirs, ours] = [texts.source, source].map(hostingArticles);
  expect(theirs?.map(({ slug }) => slug)).toEqual(ours?.map(({ slug }) => slug));
});

test('every setting is there', () => expect(facts(source).length).toBeGreaterThan(50));
