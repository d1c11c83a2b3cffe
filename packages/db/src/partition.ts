import { type Kysely, sql } from 'kysely';
import type { Db } from './client.ts';
import { MIGRATION_LOCK } from './migrate.ts';
import type { Database } from './tables.ts';

/** The tables that grow with what members keep. Each row says whose it is. */
export const PARTITIONED = ['files', 'file_texts', 'file_passages', 'operations'];
export const PARTITIONS = 64;

type Constraint = {
  name: string;
  table: string;
  kind: 'f' | 'p' | 'u';
  columns: string[];
  definition: string;
  references: string | null;
  onDelete: string;
};

/**
 * Divides the large tables of a migrated database by a hash of their owner. One transaction, in which the rows are
 * written anew: no Sheaf may run meanwhile. False where they are divided already.
 */
export async function partitionByMember(db: Kysely<Database>, partitions = PARTITIONS): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    if (await isPartitioned(trx)) return false;
    const constraints = await readConstraints(trx);
    const indexes = await readIndexes(trx);
    for (const { table, name, references } of constraints)
      if (references && PARTITIONED.includes(references))
        await run(trx, `alter table ${table} drop constraint ${name}`);
    for (const table of PARTITIONED) await divide(trx, table, partitions);
    // Keys before what refers to them; a key of a divided table has the owner in it.
    for (const constraint of constraints.filter(({ kind }) => kind !== 'f'))
      await run(trx, describeKey(constraint));
    for (const index of indexes) await run(trx, index);
    for (const constraint of constraints.filter(({ kind }) => kind === 'f'))
      await run(trx, describeReference(constraint));
    return true;
  });
}

export async function isPartitioned(db: Db): Promise<boolean> {
  const { rows } = await sql<{ divided: boolean }>`
    select relkind = 'p' as divided from pg_class where oid = 'public.files'::regclass`.execute(db);
  return rows[0]?.divided ?? false;
}

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** Of these tables, and those of others that refer to them. */
async function readConstraints(db: Db): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select quote_ident(conname) as name, c.relname as table, contype as kind, pg_get_constraintdef(k.oid) as definition,
      r.relname as references,
      case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as "onDelete",
      array(select a.attname::text from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = number order by place) as columns
    from pg_constraint k join pg_class c on c.oid = conrelid left join pg_class r on r.oid = confrelid
    where k.connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u')
      and (c.relname = any(${PARTITIONED}) or r.relname = any(${PARTITIONED}))
    order by c.relname, conname`.execute(db);
  return rows;
}

/** Without those of keys. */
async function readIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${PARTITIONED})
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by indexrelid`.execute(db);
  return rows.map(({ definition }) => definition);
}

async function divide(db: Db, table: string, partitions: number): Promise<void> {
  await run(db, `alter table ${table} rename to ${table}_whole`);
  await run(
    db,
    `create table ${table} (like ${table}_whole including all excluding indexes) partition by hash (user_id)`,
  );
  for (let part = 0; part < partitions; part++)
    await run(
      db,
      `create table ${table}_${part} partition of ${table} for values with (modulus ${partitions}, remainder ${part})`,
    );
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  );
  const columns = rows[0]!.columns;
  await run(db, `insert into ${table} (${columns}) select ${columns} from ${table}_whole`);
  await run(db, `drop table ${table}_whole`);
}

function describeKey({ table, name, kind, columns }: Constraint): string {
  const key = [...new Set([...columns, 'user_id'])].join(', ');
  return `alter table ${table} add constraint ${name} ${kind === 'p' ? 'primary key' : 'unique'} (${key})`;
}

/** A reference to a divided table names the owner too; only the reference itself is set to null. */
function describeReference({ table, name, columns, definition, references, onDelete }: Constraint): string {
  const add = `alter table ${table} add constraint ${name}`;
  if (!references || !PARTITIONED.includes(references)) return `${add} ${definition}`;
  const column = columns.join(', ');
  const action = onDelete === 'set null' ? `set null (${column})` : onDelete;
  return `${add} foreign key (${column}, user_id) references ${references} (id, user_id) on delete ${action}`;
}
