import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { saveSession } from '../../lib/session-store.ts';
import { queryClient } from '../../lib/trpc.ts';

/** From here the guard of the entrance takes the person on. Nothing read as somebody else is kept. */
export function enterWith(session: Session): void {
  queryClient.clear();
  saveSession(session);
}
