import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';

const SOURCES = join(import.meta.dirname, '..');
const catalogues = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.texts.ts'),
);

// Types hold each translation to its catalogue; that a catalogue fetches its own is not for them to see.
test.each(catalogues)('%s fetches its own words in every language', (path) => {
  const fetched = [
    ...readFileSync(join(SOURCES, path), 'utf8').matchAll(/(\w+): \(\) => import\('(.+)'\)/gu),
  ];
  const name = path.replace(/^.*\//u, '').replace(/\.ts$/u, '');
  const wanted = LANGUAGES.slice(1).map((language) => [language, `./${name}.${language}.ts`]);
  expect(fetched.map(([, language, file]) => [language, file])).toEqual(wanted);
});

test('an installed app is the same in every language, but for its words', () => {
  const read = (language: string) => {
    const path = join(SOURCES, `../public/manifest${language}.webmanifest`);
    const { lang, description, shortcuts, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
    const urls = shortcuts.map(({ url }: { url: string }) => url);
    return { lang, description, same: { urls, ...rest } };
  };
  const english = read('');
  for (const language of LANGUAGES.slice(1)) {
    const { lang, description, same } = read(`.${language}`);
    expect([lang, same]).toEqual([language, english.same]);
    expect(description).not.toBe(english.description);
  }
});
