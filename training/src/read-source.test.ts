import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lexicon } from './formats/lexicon.ts';
import { markdown } from './formats/markdown.ts';
import { statutes } from './formats/statutes.ts';
import { textbook } from './formats/textbook.ts';
import { isHeldOut, readSource } from './read-source.ts';
import { readSources, type Source } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-mirror-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    encoding: 'utf8',
  }).trim();

function commitFile(path: string, text: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  git('add', '.');
  git('commit', '-q', '-m', path);
  return git('rev-parse', 'HEAD');
}

test('a source is read at its revision, and no further than it may', () => {
  git('init', '-q');
  const first = commitFile('a/one.md', '# Rent\n\nThe tenant pays the rent on the first day.\n');
  commitFile('a/two.md', '# Roof\n\nThe landlord repairs the roof in the summer.\n');
  const newest = commitFile('a/three.png', 'no text');
  const source: Source = {
    repository: 'a/b',
    revision: first,
    licence: 'MIT',
    readIn: 'LICENSE',
    format: markdown,
    isTextbook: false,
    most: 1e6,
  };
  const read = (changed: Partial<Source>) =>
    [...readSource({ ...source, ...changed }, join(folder, '.git'), () => true)].map(({ path }) => path);
  expect(read({})).toEqual(['a/one.md']);
  expect(read({ revision: newest })).toEqual(['a/one.md', 'a/two.md']);
  expect(read({ revision: newest, most: 10 })).toEqual(['a/one.md']);
});

test('headings, prose and pairs are found in each format, and code and formulas are left out', () => {
  expect(
    markdown.read(
      '---\ntitle: Leases\ndescription: What a tenant and a landlord agree on\n---\n```\nconst rent = 1;\n```\n## Notice\nThe tenant gives [notice](x.md) of\n**three** months.\n\n| a | b |\n',
      'a.md',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Leases' },
    { kind: 'pair', text: 'Leases', meaning: 'What a tenant and a landlord agree on' },
    { kind: 'heading', text: 'Notice' },
    { kind: 'paragraph', text: 'The tenant gives notice of three months.' },
  ]);
  expect(
    textbook.read(
      '<document><title>Cells</title><content><section><title>Walls &amp; doors</title><para id="1">A wall keeps <m:math><m:n>1</m:n></m:math> water inside of the <term>cell</term>.</para></section></content><glossary><definition><term>wall</term><meaning>what stands around a cell</meaning></definition></glossary></document>',
      'index.cnxml',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Cells' },
    { kind: 'heading', text: 'Walls & doors' },
    { kind: 'paragraph', text: 'A wall keeps water inside of the cell.' },
    { kind: 'pair', text: 'wall', meaning: 'what stands around a cell' },
  ]);
  expect(
    statutes.read(
      '<Act><Section><MarginalNote>Duty to repair</MarginalNote><Text>The owner shall keep the house in repair.</Text></Section></Act>',
      'eng/a.xml',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Duty to repair' },
    { kind: 'paragraph', text: 'The owner shall keep the house in repair.' },
  ]);
  expect(
    lexicon.read(
      '00000001-n:\n  definition:\n  - a holder of land who lets it to\n    others\n  example:\n  - the landlord of the house lives abroad\n  members:\n  - landlord\n  - lessor\n',
      'src/yaml/noun.person.yaml',
    ),
  ).toEqual([
    { kind: 'pair', text: 'landlord, lessor', meaning: 'a holder of land who lets it to others' },
    {
      kind: 'pair',
      text: 'the landlord of the house lives abroad',
      meaning: 'landlord, lessor: a holder of land who lets it to others',
    },
    { kind: 'paragraph', text: 'the landlord of the house lives abroad' },
  ]);
});

const ALLOWED = new Set(['public domain', 'CC0-1.0', 'CC-BY-4.0', 'OGL', 'MIT', 'Apache-2.0', 'WordNet']);

test('every source is at one revision, under a licence that lets the vectors ship and that was read somewhere', () => {
  const sources = readSources();
  expect(sources.length).toBeGreaterThan(30);
  for (const { revision, licence, readIn, most } of sources) {
    expect(revision).toMatch(/^[\da-f]{40}$/);
    expect(licence.split(/ (?:AND|OR) /).filter((one) => !ALLOWED.has(one))).toEqual([]);
    expect(readIn).not.toBe('');
    expect(most).toBeGreaterThan(0);
  }
});

test('a part of the textbooks is kept from training, always the same', () => {
  const [book] = readSources();
  const held = Array.from({ length: 1000 }, (_, i) => `modules/m${i}/index.cnxml`).filter((path) =>
    isHeldOut(book!, path),
  );
  expect(held.length).toBeGreaterThan(50);
  expect(held.length).toBeLessThan(120);
  expect(isHeldOut({ ...book!, isTextbook: false }, held[0]!)).toBe(false);
});
