import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveUser } from '../../lib/session/session-store.ts';
import { useLanguage } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';

/**
 * Keeps name, role and address up to date, and reloads them when the tab becomes visible. Emails use the language of
 * the pages, so the server is updated if it has another one.
 */
export function useOwnProfile(): void {
  const { data } = useQuery(trpc.users.profile.queryOptions(undefined, { staleTime: 0 }));
  const language = useLanguage();
  const { mutate } = useMutation(
    trpc.users.updateProfile.mutationOptions({
      onSuccess: (told) => queryClient.setQueryData(trpc.users.profile.queryKey(), told),
    }),
  );
  useEffect(() => {
    if (!data) return;
    saveUser(data.user);
    if (data.user.language !== language) mutate({ language });
  }, [data, language, mutate]);
}
