import type { AppRouter } from '@sheaf/api';
import { createTRPCClient, httpBatchLink, retryLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { readApiError } from './api-error.ts';
import { fetchOrTake } from './fetch-or-take.ts';
import { queryClient } from './query-client.ts';
import { freshSession, markTokenRefused } from '../session/session-renewal.ts';

/** Calls that open a session answer 401 for a wrong password, which no renewal makes right. */
const OPENS_SESSION = new Set([
  'auth.login',
  'auth.register',
  'auth.exchange',
  'secondFactors.passStep',
  'secondFactors.passkeySignIn',
]);

/** For calls in a row or in bulk, outside of any one component. */
export const api = createTRPCClient<AppRouter>({
  links: [
    retryLink({
      retry: ({ error, attempts, op }) =>
        attempts === 1 &&
        !OPENS_SESSION.has(op.path) &&
        readApiError(error).code === 'unauthenticated' &&
        markTokenRefused(),
    }),
    httpBatchLink({
      url: '/trpc',
      fetch: (address, init) => fetchOrTake(String(address), init as RequestInit),
      async headers() {
        const session = await freshSession();
        return session ? { authorization: `Bearer ${session.access_token}` } : {};
      },
    }),
  ],
});

export { queryClient };

export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient });
