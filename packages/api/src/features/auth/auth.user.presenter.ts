import type { UserRow } from '@sheaf/db';
import type { User } from './auth.user.schema.ts';

/** A user as the outside sees them: never the password's hash. */
export function presentUser(row: UserRow): User {
  const { id, name, email, role, email_verified, language, created_at } = row;
  return { id, name, email, role, email_verified, language, created_at };
}
