import { text } from 'node:stream/consumers';
import { openSnapshot } from '@sheaf/db/backup';

/** Every row of every table, to hold two databases against each other. */
export async function dumpRows(url: string): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(url);
  try {
    const rows: Record<string, string[]> = {};
    for (const table of snapshot.tables)
      rows[table.name] = (await text(snapshot.copyTable(table))).split('\n').toSorted();
    return rows;
  } finally {
    await snapshot.close();
  }
}
