import type { AppRouter } from '@sheaf/api';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, retryLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { readApiError } from './api-error.ts';
import { freshSession, markTokenRefused } from './session-renewal.ts';
import { readSession, subscribeToSession } from './session-store.ts';

/** Calls that open a session answer 401 for a wrong password, which no renewal makes right. */
const OPENS_SESSION = new Set(['auth.login', 'auth.register', 'auth.exchange']);

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
      async headers() {
        const session = await freshSession();
        return session ? { authorization: `Bearer ${session.access_token}` } : {};
      },
    }),
  ],
});

export const queryClient = new QueryClient({
  defaultOptions: {
    // A browser's own idea of being offline is often wrong on a local network: the call itself finds out.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 20_000,
      // What the server has answered it will answer again; only a lost connection is worth another try.
      retry: (failures, error) => failures < 2 && readApiError(error).code === 'network',
    },
  },
});

export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient });

/** What was read as one person is not shown to the next, in whichever tab the change was made. */
export function forgetWithPerson(): () => void {
  let reader = readSession()?.user.id;
  return subscribeToSession(() => {
    const person = readSession()?.user.id;
    if (person === reader) return;
    reader = person;
    // Pages that are open as somebody else read anew; after a sign-out there is nobody to read for.
    if (person) void queryClient.resetQueries();
    else queryClient.clear();
  });
}
