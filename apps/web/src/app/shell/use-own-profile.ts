import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveUser } from '../../lib/session-store.ts';
import { trpc } from '../../lib/trpc.ts';

/** Keeps name, role and address as the server has them now; asked again whenever the person comes back to the tab. */
export function useOwnProfile(): void {
  const { data } = useQuery(trpc.users.profile.queryOptions(undefined, { staleTime: 0 }));
  useEffect(() => {
    if (data) saveUser(data.user);
  }, [data]);
}
