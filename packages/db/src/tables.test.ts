import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './testing.ts';

type Column = { table: string; name: string; type: string; nullable: boolean; omissible: boolean };

/** The type of each value as client.ts returns it; null if the database type alone does not decide. */
const READ_AS: Record<string, string | null> = {
  uuid: 'string',
  text: 'string',
  inet: 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  ARRAY: 'readonly unknown[]',
  jsonb: null,
  tsvector: null,
};

async function readColumns(): Promise<Column[]> {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const client = new Client(database.url);
  await client.connect();
  const { rows } = await client.query<Column>(`
    select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated <> 'NEVER' as omissible
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
    order by 1, ordinal_position`);
  await client.end();
  return rows;
}

/** A program whose types only fit when the tables of the database are those of `tables.ts`. */
function writeProof(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const lines = [...tables].flatMap(([table, own]) => [
    `same<keyof Database['${table}'], ${own.map(({ name }) => `'${name}'`).join(' | ')}>('columns of ${table}');`,
    ...own.flatMap(({ name, type, nullable, omissible }) => {
      const expected = READ_AS[type];
      if (expected === undefined) throw new Error(`${table}.${name}: what is a ${type} read as?`);
      const what = `${table}.${name}`;
      const row = `Selectable<Database['${table}']>['${name}']`;
      return [
        `same<null extends ${row} ? true : false, ${nullable}>('null of ${what}');`,
        ...(expected ? [`fits<NonNullable<${row}>, ${expected}>('type of ${what}');`] : []),
        // Left out of an insert only where the database fills it in.
        ...(omissible ? [] : [`needs<Insertable<Database['${table}']>, '${name}'>('insert of ${what}');`]),
      ];
    }),
  ]);
  return `import type { Insertable, Selectable } from '${join(import.meta.dirname, '../../../node_modules/kysely/dist/index.js')}';
import type { Database } from '${join(import.meta.dirname, 'tables.ts')}';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? string : never) : never;
declare function same<A, B>(what: Same<A, B>): void;
declare function fits<A, B>(what: [A] extends [B] ? string : never): void;
declare function needs<Row, Name extends PropertyKey>(what: Row extends Record<Name, unknown> ? string : never): void;
same<keyof Database, ${[...tables.keys()].map((name) => `'${name}'`).join(' | ')}>('tables');
${lines.join('\n')}
`;
}

async function findDifferences(columns: Column[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-tables-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const root = join(import.meta.dirname, '../../..');
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
    files: ['proof.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const proof = writeProof(columns);
  await writeFile(join(folder, 'proof.ts'), proof);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const check = promisify(execFile)(process.execPath, [compiler, '-p', '.'], { cwd: folder });
  const told = await check.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  const lines = proof.split('\n');
  return told
    .split('\n')
    .filter((line) => line.includes(': error TS'))
    .map((line) => {
      const [, at] = /^proof\.ts\((\d+),/.exec(line) ?? [];
      return /\('([^']+)'\);$/.exec(lines[Number(at) - 1] ?? '')?.[1] ?? line;
    });
}

test('the types of the tables are those of the migrated database', async () => {
  const columns = await readColumns();
  expect(columns.length).toBeGreaterThan(200);
  expect(await findDifferences(columns)).toEqual([]);
});

test('each kind of difference is found', async () => {
  const columns = (await readColumns()).filter(({ table, name }) => `${table}.${name}` !== 'files.sha256');
  const changed = columns.map((column): Column => {
    const at = `${column.table}.${column.name}`;
    if (at === 'users.password_hash') return { ...column, nullable: false };
    if (at === 'files.size') return { ...column, type: 'text' };
    if (at === 'users.role') return { ...column, omissible: false };
    return column;
  });
  const added = { table: 'forgotten', name: 'id', type: 'uuid', nullable: false, omissible: false };
  const found = await findDifferences([...changed, added]);
  expect(found).toEqual(
    expect.arrayContaining([
      'tables',
      'columns of files',
      'null of users.password_hash',
      'type of files.size',
      'insert of users.role',
    ]),
  );
});
