// What both tables of words read: Princeton WordNet 3.1, and the words that the vectors know.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const shipped = readFileSync(join(import.meta.dirname, 'vectors.bin'));
// Words that the vectors do not know are so rare that a table of them would only be larger.
const common = new Set(
  shipped
    .toString('latin1', 24, 24 + shipped.readInt32LE(16))
    .split('\n')
    .slice(0, 30_000),
);

export const isPlain = (word) => /^[a-z]{3,}$/.test(word) && common.has(word);

export const linesOf = (name) =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line && line[0] !== ' ');

/** By part of speech and offset, such as `n00001740`: its words, and where its pointers lead. */
export function readSynsets(parts) {
  const synsets = new Map();
  for (const part of parts)
    for (const line of linesOf(`data.${part}`)) {
      const fields = line.split(' | ')[0].split(' ');
      const size = Number.parseInt(fields[3], 16);
      const words = Array.from({ length: size }, (_, i) =>
        fields[4 + 2 * i].replace(/\(.*\)$/, '').toLowerCase(),
      );
      const first = 5 + 2 * size;
      const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, i) => {
        const [symbol, offset, kind] = fields.slice(first + 4 * i, first + 4 * i + 3);
        return { symbol, to: `${kind === 's' ? 'a' : kind}${offset}` };
      });
      synsets.set(`${part[0]}${fields[0]}`, { words, pointers });
    }
  return synsets;
}
