import type { AppRouter } from '@sheaf/api';
import { createTRPCClient, httpLink } from '@trpc/client';

/** Bare on purpose: renewing must not wait for a renewal. */
const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/trpc' })] });

export async function exchangeToken(refresh_token: string) {
  return (await client.auth.refresh.mutate({ refresh_token })).session;
}
