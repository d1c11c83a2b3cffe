import { QueryClient } from '@tanstack/react-query';
import { readApiError } from './api-error.ts';
import { readSession, subscribeToSession } from '../session/session-store.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    // A browser's own idea of being offline is often wrong on a local network: the call itself finds out.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: 'always',
      staleTime: 20_000,
      // What the server has answered it will answer again; only a lost connection is worth another try.
      retry: (failures, error) => failures < 2 && readApiError(error).code === 'network',
    },
  },
});

/** What was read as one person is not shown to the next, in whichever tab the change was made. */
export function forgetWithPerson(): () => void {
  let reader = readSession()?.user.id;
  return subscribeToSession(() => {
    const person = readSession()?.user.id;
    if (person === reader) return;
    reader = person;
    // Open pages reload for the new member; after a sign-out there is nothing to load.
    if (person) void queryClient.resetQueries();
    else queryClient.clear();
  });
}
