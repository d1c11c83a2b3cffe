export { type DatabaseClient, type Db, openDatabase } from './client.ts';
export { migrations } from './migrations/index.ts';
export * as identities from './queries/identities.ts';
export * as oneTimeTokens from './queries/one-time-tokens.ts';
export * as sessions from './queries/sessions.ts';
export * as signIns from './queries/sign-ins.ts';
export * as users from './queries/users.ts';
export type { Database, OneTimePurpose, SignInRow, UserRow } from './tables.ts';
