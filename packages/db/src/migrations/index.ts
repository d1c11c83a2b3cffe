import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as files from './0002-files.ts';
import * as operations from './0003-operations.ts';
import * as texts from './0004-texts.ts';
import * as account from './0005-account.ts';
import * as billing from './0006-billing.ts';
import * as uploads from './0007-uploads.ts';

/** In the order they are applied. A landed migration is never changed; a new one is added below. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-files': files,
  '0003-operations': operations,
  '0004-texts': texts,
  '0005-account': account,
  '0006-billing': billing,
  '0007-uploads': uploads,
};
