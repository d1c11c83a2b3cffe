import { LANGUAGES } from '@sheaf/messages/languages';
import { expect, test } from 'vitest';
import { listInstalledFiles } from './installed-files.ts';

const files = listInstalledFiles();

test('an installed app is the same in every language, but for its words', () => {
  const read = (name: string) => {
    const { lang, description, shortcuts, ...rest } = JSON.parse(files.get(name) ?? '');
    const urls = shortcuts.map(({ url }: { url: string }) => url);
    return { lang, description, same: { urls, ...rest } };
  };
  const english = read('manifest.webmanifest');
  expect(english.lang).toBe('en');
  for (const language of LANGUAGES.slice(1)) {
    const { lang, description, same } = read(`manifest.${language}.webmanifest`);
    expect([lang, same]).toEqual([language, english.same]);
    expect(description).not.toBe(english.description);
  }
});

test('the offline page contains its text in every language', () => {
  const page = files.get('offline.html') ?? '';
  const [, words = ''] = /<script id="words" type="application\/json">([^<]*)<\/script>/u.exec(page) ?? [];
  const said = JSON.parse(words);
  expect(Object.keys(said)).toEqual([...LANGUAGES]);
  for (const language of LANGUAGES)
    expect(Object.keys(said[language]).toSorted()).toEqual(['again', 'head', 'text', 'title']);
  expect(page).toContain(`<h1 id="title">${said.en.title}</h1>`);
  expect(page).not.toMatch(/\{\w+\}/u);
});
