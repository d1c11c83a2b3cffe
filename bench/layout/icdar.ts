import { existsSync, readFileSync } from 'node:fs';
import { withDocument } from '../../packages/pdf-core/src/pdfium/document.ts';
import { readPageInput } from '../../packages/pdf-core/src/pdfium/page-input.ts';
import { layoutPage } from '../../packages/pdf-core/src/layout/layout-page.ts';
import { textOf } from '../../packages/pdf-core/src/layout/tidy-table.ts';
import { countRelations, type TruthCell } from './relations.ts';

export type Score = { wanted: number; found: number; right: number };
export type TableScore = Score & { lost: string[]; extra: string[] };

/** What the competition knows of a document lies beside it. */
export function truthOf(path: string): string | undefined {
  const truth = path.replace(/\.pdf$/, '-str.xml');
  return existsSync(truth) ? truth : undefined;
}

/** By page: the cells of each of its tables. */
export type PageTables = Map<number, TruthCell[][]>;

/** Neighbours of cells that are neighbours in the truth too, over all tables of a document. */
export function judgeTables(found: PageTables, truth: string): TableScore {
  const wanted = readTruth(readFileSync(truth, 'utf8'));
  const score: TableScore = { wanted: 0, found: 0, right: 0, lost: [], extra: [] };
  for (const page of new Set([...wanted.keys(), ...found.keys()])) {
    const [theirs, ours] = [countRelations(wanted.get(page) ?? []), countRelations(found.get(page) ?? [])];
    for (const [relation, count] of theirs) {
      score.wanted += count;
      const right = Math.min(count, ours.get(relation) ?? 0);
      score.right += right;
      if (right < count) score.lost.push(`${page}: ${relation}`);
    }
    for (const [relation, count] of ours) {
      score.found += count;
      if (count > (theirs.get(relation) ?? 0)) score.extra.push(`${page}: ${relation}`);
    }
  }
  return score;
}

export async function findTables(path: string): Promise<PageTables> {
  const pages: PageTables = new Map();
  await withDocument(readFileSync(path), {}, (document) => {
    for (let index = 0; index < document.pageCount; index++) {
      const { blocks } = layoutPage(readPageInput(document, index));
      const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.cells] : []));
      if (tables.length)
        pages.set(
          index + 1,
          tables.map((cells) => cells.map((cell) => ({ ...cell, text: textOf(cell) }))),
        );
    }
  });
  return pages;
}

/** A table over several pages is one on each. */
function readTruth(xml: string): PageTables {
  const pages: PageTables = new Map();
  for (const [, attributes = '', body = ''] of xml.matchAll(/<region([^>]*)>([\s\S]*?)<\/region>/g)) {
    const page = numberOf(attributes, 'page') ?? 1;
    const cells = [...body.matchAll(/<cell([^>]*)>([\s\S]*?)<\/cell>/g)].map(
      ([, place = '', inner = '']): TruthCell => {
        const row = numberOf(place, 'start-row') ?? 0;
        const column = numberOf(place, 'start-col') ?? 0;
        const text = /<content>([\s\S]*?)<\/content>/.exec(inner)?.[1] ?? '';
        return {
          row,
          column,
          rows: (numberOf(place, 'end-row') ?? row) - row + 1,
          columns: (numberOf(place, 'end-col') ?? column) - column + 1,
          text: unescapeXml(text),
        };
      },
    );
    if (!pages.has(page)) pages.set(page, []);
    pages.get(page)!.push(cells);
  }
  return pages;
}

function numberOf(attributes: string, name: string): number | undefined {
  const value = new RegExp(`\\b${name}\\s*=\\s*["'](\\d+)["']`).exec(attributes)?.[1];
  return value === undefined ? undefined : Number(value);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
