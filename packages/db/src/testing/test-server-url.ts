/** Where a test run's workers find its server. */
export const TEST_SERVER_VARIABLE = 'SHEAF_TEST_POSTGRES';
/** The migrated database that all others are copied from. */
export const TEMPLATE = 'sheaf';

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
