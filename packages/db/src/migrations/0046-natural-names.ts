import { type Kysely, sql } from 'kysely';

/** Names sort as people count: part 2 before part 10. `und-u-kn-true` is of no language, with numbers as numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation if not exists sheaf_names (provider = icu, locale = 'und-u-kn-true')`.execute(
    db,
  );
}
