import { readFileSync } from 'node:fs';

const TABLE = new URL('../../assets/related-words.txt', import.meta.url);
const NONE: ReadonlyMap<string, number> = new Map();

let related: Map<string, string> | undefined;
const read = new Map<string, ReadonlyMap<string, number>>();

/** Stems that WordNet puts near a stem, by whatever steps, each with how near from 0 to 1. */
export function relatedOf(stem: string): ReadonlyMap<string, number> {
  related ??= readTable();
  const row = related.get(stem);
  if (row === undefined) return NONE;
  let near = read.get(stem);
  if (!near) read.set(stem, (near = readRow(row)));
  return near;
}

function readRow(row: string): ReadonlyMap<string, number> {
  const near = new Map<string, number>();
  let degree = 0;
  for (const part of row.split(' '))
    if (part.startsWith('=')) degree = Number(part.slice(1)) / 10;
    else near.set(part, degree);
  return near;
}

function readTable(): Map<string, string> {
  const rows = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const space = row.indexOf(' ');
      return [row.slice(0, space), row.slice(space + 1)];
    }),
  );
}
