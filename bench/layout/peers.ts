import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withDocument } from '../../packages/pdf-core/src/pdfium/document.ts';
import type { PageTables } from './icdar.ts';
import type { TruthCell } from './relations.ts';

const runFile = promisify(execFile);
const LIMITS = { maxBuffer: 256 * 1024 * 1024, timeout: 180_000 };

/** The tables that tabula-java finds with what its own command chooses; it does not say of a table on which page it stands. */
export async function readByTabula(jar: string, path: string): Promise<PageTables> {
  const pages: PageTables = new Map();
  const count = await withDocument(readFileSync(path), {}, ({ pageCount }) => pageCount);
  for (let page = 1; page <= count; page++) {
    const args = ['-jar', jar, '-g', '-p', `${page}`, '-f', 'JSON', path];
    // Where it guesses that a page has no table, it fails.
    const { stdout } = await runFile('java', args, LIMITS).catch(() => ({ stdout: '' }));
    const tables = JSON.parse(stdout || '[]') as { data: { text: string }[][] }[];
    pages.set(
      page,
      tables.map(({ data }) => cellsOf(data.map((row) => row.map(({ text }) => text)))),
    );
  }
  return pages;
}

/** The tables that camelot finds: `lattice` by drawn lines, `stream` by how words stand. */
export async function readByCamelot(program: string, way: string, path: string): Promise<PageTables> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-camelot-'));
  try {
    await runFile(program, ['-p', 'all', '-f', 'json', '-o', join(folder, 'tables.json'), way, path], LIMITS);
    const pages: PageTables = new Map();
    for (const name of readdirSync(folder)) {
      const page = Number(/-page-(\d+)-/.exec(name)?.[1]);
      const rows = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>[];
      const cells = cellsOf(rows.map((row) => Object.values(row)));
      pages.set(page, [...(pages.get(page) ?? []), cells]);
    }
    return pages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Neither of them knows spans. */
function cellsOf(rows: string[][]): TruthCell[] {
  return rows.flatMap((line, row) =>
    line.map((text, column) => ({ row, column, rows: 1, columns: 1, text })),
  );
}
