import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';

/** In the order they are applied. A landed migration is never changed; a new one is added below. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
};
