import type { Client } from 'pg';

/** Everything Sheaf has made in a database. Extensions stay: making them anew may take rights that we do not have. */
export async function wipeDatabase(client: Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade');
  await client.query(`
    do $$
    declare statement text;
    begin
      -- All of them are named before the first goes: what a cascade took has no name any more.
      foreach statement in array array(
        select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        union all
        select format('drop sequence if exists %s cascade', c.oid::regclass) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        union all
        select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all
        select format('drop collation if exists %s cascade', c.oid::regcollation) from pg_collation c
        where c.collnamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        union all
        select format('drop text search configuration if exists %s cascade', t.oid::regconfig) from pg_ts_config t
        where t.cfgnamespace = 'public'::regnamespace
      ) loop
        execute statement;
      end loop;
    end $$`);
}
