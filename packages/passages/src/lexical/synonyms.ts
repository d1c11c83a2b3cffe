import { readFileSync } from 'node:fs';

const TABLE = new URL('../../assets/synonyms.txt', import.meta.url);

let synonyms: Map<string, string[]> | undefined;

/** Stems of the words that WordNet puts beside a word, or right above it. */
export function synonymsOf(stem: string): string[] {
  synonyms ??= readTable();
  return synonyms.get(stem) ?? [];
}

function readTable(): Map<string, string[]> {
  const rows = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [stem = '', ...alike] = row.split(' ');
      return [stem, alike];
    }),
  );
}
