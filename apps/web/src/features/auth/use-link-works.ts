import type { checkLinkInput } from '@sheaf/api/features/auth/auth.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../lib/api/trpc.ts';

type LinkPage = z.infer<typeof checkLinkInput>['page'];

/** False once the server has said that the link is used up or too old; a page shows its form until then. */
export function useLinkWorks(page: LinkPage, token: string): boolean {
  const { data } = useQuery({
    queryKey: ['link', page, token],
    // Sent in the body, so that no log has the token.
    queryFn: () => api.auth.checkLink.mutate({ page, token }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return data?.works !== false;
}
