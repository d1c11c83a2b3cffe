import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listMessages } from './compile.mjs';
import { LANGUAGES } from './languages.ts';
import { listParameters } from './parameters.mjs';

const folder = (language: string) => new URL(`../${language}/`, import.meta.url);
const listAreas = (language: string) => readdirSync(folder(language)).sort();
const readArea = (language: string, file: string) =>
  new Map(listMessages(JSON.parse(readFileSync(new URL(file, folder(language)), 'utf8'))));

/** A language may choose its words by a text that another only repeats. */
const kindOf = (type: string) => (type === 'string' ? 'string | number' : type);
const parametersOf = (text: string) =>
  Object.fromEntries(Array.from(listParameters(text), ([name, type]) => [name, kindOf(type)]));
const parametersIn = (messages: Map<string, string>) =>
  Object.fromEntries(Array.from(messages, ([key, text]) => [key, parametersOf(text)]));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test('has the areas that English has', () => {
    expect(listAreas(language)).toEqual(listAreas('en'));
  });

  test.each(listAreas('en'))('%s: the same keys with the same parameters', (file) => {
    expect(parametersIn(readArea(language, file))).toEqual(parametersIn(readArea('en', file)));
  });
});
