/** Where a test run's workers find its server. */
export const TEST_SERVER_VARIABLE = 'SHEAF_TEST_POSTGRES';
/** With a number, all tests of a run are on tables that are divided into so many partitions (docs/scaling.md). */
export const TEST_PARTITIONS_VARIABLE = 'SHEAF_TEST_PARTITIONS';
/** The migrated database that all others are copied from. */
export const TEMPLATE = 'sheaf';

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
