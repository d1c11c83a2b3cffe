import { type Db, sessions, type SessionWithUser } from '@sheaf/db';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import { readLanguage } from '../../language.schema.ts';
import type { User } from './auth.user.schema.ts';
import { hashToken } from './auth.tokens.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    /** `unseen`: whether it was not in use lately. Known of those that were found. */
    DatabaseSessionAttributes: { sign_in_id: string; exchanged_hash: string | null; unseen?: boolean };
    DatabaseUserAttributes: Omit<User, 'id'>;
  }
}

export const ACCESS_TOKEN_MINUTES = 60;

/** Access tokens by Lucia. It hands over the token itself as the id; only its hash reaches the database. */
export function createLucia(db: Db) {
  return new Lucia(createAdapter(db), {
    sessionExpiresIn: new TimeSpan(ACCESS_TOKEN_MINUTES, 'm'),
    getSessionAttributes: ({ sign_in_id, exchanged_hash, unseen = false }) => ({
      signInId: sign_in_id,
      exchangedHash: exchanged_hash,
      unseen,
    }),
    getUserAttributes: (attributes) => attributes,
  });
}

function createAdapter(db: Db): Adapter {
  return {
    async getSessionAndUser(token) {
      const row = await sessions.findSessionWithUser(db, hashToken(token));
      return row ? [toSession(token, row), { id: row.id, attributes: toUserAttributes(row) }] : [null, null];
    },
    async getUserSessions(userId) {
      const rows = await sessions.listSessions(db, userId);
      return rows.map((row) => toSession(row.id, { ...row, id: row.user_id }));
    },
    setSession: ({ id, userId, expiresAt, attributes: { sign_in_id, exchanged_hash } }) =>
      sessions.insertSession(db, {
        id: hashToken(id),
        user_id: userId,
        expires_at: expiresAt,
        sign_in_id,
        exchanged_hash,
      }),
    // An access token expires when its response said; only the refresh token renews a session.
    updateSessionExpiration: async () => {},
    deleteSession: (token) => sessions.deleteSession(db, hashToken(token)),
    deleteUserSessions: (userId) => sessions.deleteSessionsOfUser(db, userId),
    deleteExpiredSessions: () => sessions.deleteExpiredSessions(db),
  };
}

type SessionParts = {
  id: string;
  sign_in_id: string;
  expires_at: string;
  exchanged_hash: string | null;
  unseen?: boolean;
};

function toSession(id: string, row: SessionParts): DatabaseSession {
  return {
    id,
    userId: row.id,
    expiresAt: new Date(row.expires_at),
    attributes: {
      sign_in_id: row.sign_in_id,
      exchanged_hash: row.exchanged_hash,
      unseen: row.unseen ?? false,
    },
  };
}

function toUserAttributes({
  name,
  email,
  role,
  email_verified,
  pending_email,
  language,
  created_at,
  demo_until,
}: SessionWithUser): Omit<User, 'id'> {
  const state = { email_verified, pending_email, demo_until };
  return { name, email, role, ...state, language: readLanguage(language), created_at };
}
