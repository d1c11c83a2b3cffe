import { type RawBuilder, sql } from 'kysely';

/** As people count: part 2 before part 10, whether letters are large or small. */
export function byName(column: 'filename' | 'name'): RawBuilder<string> {
  return sql`lower(${sql.ref(column)}) collate sheaf_names`;
}
