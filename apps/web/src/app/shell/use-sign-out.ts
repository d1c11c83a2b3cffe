import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { toast } from '../../lib/page/toast.ts';
import { clearSession } from '../../lib/session/session-store.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { shellMessages } from './shell.messages.ts';

/** Signs this browser out, even if the server cannot be reached. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const t = useMessages(shellMessages);
  const { mutate } = useMutation(
    trpc.auth.logout.mutationOptions({
      onSettled() {
        // First away from the page that needs a session, else its guard would send the person to the sign-in page.
        flushSync(() => navigate('/'));
        clearSession();
        toast.success(t('signedOut'));
      },
    }),
  );
  return () => mutate();
}
