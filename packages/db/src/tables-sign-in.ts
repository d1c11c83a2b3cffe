import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<string, Date | string, Date | string>;
type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;

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

/** Refresh tokens that were already exchanged: a request with one of them holds a copy. */
export type SpentRefreshTokensTable = {
  hash: string;
  sign_in_id: string;
  spent_at: SetByDatabase;
  /** With the spent token itself, which is not kept, it makes the token that followed. */
  nonce: string | null;
};

/** Access tokens, as Lucia keeps them: the id is the token's hash. */
export type SessionsTable = {
  id: string;
  user_id: string;
  sign_in_id: string;
  expires_at: Time;
  /** The refresh token that was exchanged for it, until it is used for the first time: then the answer has arrived. */
  exchanged_hash: string | null;
};

/** An account at an identity provider that opens an account here. */
export type IdentitiesTable = { issuer: string; subject: string; user_id: string; created_at: SetByDatabase };

/** Links sent by mail, and the code that carries a finished provider sign-in to the page. Each works once. */
export type OneTimeTokensTable = {
  hash: string;
  user_id: string;
  purpose: 'verify-email' | 'reset-password' | 'sign-in' | 'change-email' | 'undo-email' | 'second-step';
  /** The address that a link proves, or leads back to; a changed address makes the others void. */
  email: string;
  expires_at: Time;
};

export type KeyScope = 'read' | 'write';

/** A key for scripts; of the key itself only its hash is kept, and how it begins. */
export type ApiKeysTable = {
  id: Generated<string>;
  user_id: string;
  name: string;
  prefix: string;
  hash: string;
  scopes: KeyScope[];
  expires_at: ColumnType<string | null, Date | string | null | undefined, never>;
  last_used_at: ColumnType<string | null, never, Date | string>;
  created_at: SetByDatabase;
};
