import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';

/** Times leave the database as ISO 8601 UTC strings (client.ts), the way they go on the wire. */
type Time = ColumnType<string, Date | string, Date | string>;
type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;

export type UsersTable = {
  id: Generated<string>;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  role: Generated<'user' | 'admin'>;
  /** Null for members who only ever signed in through an identity provider. */
  password_hash: string | null;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

/** One row a device that is signed in. It ends with its tokens when it is deleted. */
export type SignInsTable = {
  id: Generated<string>;
  user_id: string;
  refresh_hash: string;
  refresh_expires_at: Time;
  user_agent: string | null;
  ip: string | null;
  created_at: SetByDatabase;
  last_seen_at: SetByDatabase;
};

/** Refresh tokens that were already exchanged: whoever shows one again holds a copy. */
export type SpentRefreshTokensTable = { hash: string; sign_in_id: string };

/** Access tokens, as Lucia keeps them: the id is the token's hash. */
export type SessionsTable = { id: string; user_id: string; sign_in_id: string; expires_at: Time };

/** An account at an identity provider that opens an account here. */
export type IdentitiesTable = { issuer: string; subject: string; user_id: string; created_at: SetByDatabase };

/** Links sent by mail, and the code that carries a finished provider sign-in to the page. Each works once. */
export type OneTimeTokensTable = {
  hash: string;
  user_id: string;
  purpose: 'verify-email' | 'reset-password' | 'sign-in';
  /** The address that a verification proves; a changed address makes the link void. */
  email: string;
  expires_at: Time;
};

/** The layout rate-limiter-flexible expects. */
export type RateLimitsTable = { key: string; points: Generated<number>; expire: number | null };

export type Database = {
  users: UsersTable;
  sign_ins: SignInsTable;
  spent_refresh_tokens: SpentRefreshTokensTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  one_time_tokens: OneTimeTokensTable;
  rate_limits: RateLimitsTable;
};

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserChanges = Updateable<UsersTable>;
export type SignInRow = Selectable<SignInsTable>;
export type OneTimePurpose = OneTimeTokensTable['purpose'];
