import type { ColumnType, Generated, Selectable } from 'kysely';

type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;
type Time = ColumnType<string, Date | string, Date | string>;

/** What an earlier holder of an account had left in it, and when and why that was ended. */
export type EndedAccessTable = {
  id: Generated<string>;
  user_id: string;
  cause: 'provider' | 'reset' | 'confirmation' | 'address';
  kind: 'password' | 'sign-in' | 'identity' | 'api-key' | 'webhook' | 'passkey' | 'authenticator';
  /** The name of the key or passkey, the browser, the provider or the notified address. */
  name: string | null;
  ended_at: SetByDatabase;
};

/** An app that makes codes. `last_step` is the period of the last code that was taken: none is taken twice. */
type AuthenticatorsTable = {
  user_id: string;
  sealed_secret: string;
  /** Null until the first code was right. */
  confirmed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_step: Generated<number>;
  created_at: SetByDatabase;
};

/** Each works once, in place of a code. */
type RecoveryCodesTable = { user_id: string; hash: string };

type PasskeysTable = {
  id: Generated<string>;
  user_id: string;
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  last_used_at: ColumnType<string | null, never, Date | string>;
  created_at: SetByDatabase;
};

/** The challenge of a passkey. Without a user, the passkey itself signs in. */
type PasskeyChallengesTable = {
  challenge: string;
  user_id: string | null;
  purpose: 'add' | 'sign-in';
  expires_at: Time;
};

export type AccessTables = {
  ended_access: EndedAccessTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
};
export type PasskeyRow = Selectable<PasskeysTable>;
