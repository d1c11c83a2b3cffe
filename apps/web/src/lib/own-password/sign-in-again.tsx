import { FRESH_MINUTES } from '@sheaf/api/features/auth/auth.times.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { clearSession } from '../session/session-store.ts';
import { useMessages } from '../messages/messages.ts';
import { trpc } from '../api/trpc.ts';
import { ownPasswordMessages } from './own-password.messages.ts';

/**
 * For members without a password: a sign-in within the last minutes replaces it. The sign-in page returns to this
 * page.
 */
export function SignInAgain() {
  const t = useMessages(ownPasswordMessages);
  // Without a session the guard redirects to the sign-in page, also if the server could not be reached.
  const leave = useMutation(trpc.auth.logout.mutationOptions({ onSettled: () => clearSession() }));
  const button = (
    <Button size="small" busy={leave.isPending} onClick={() => leave.mutate()}>
      {t('again.button')}
    </Button>
  );
  return (
    <Note kind="warn" fact={t('again.fact')} action={button}>
      {t('again.text', { minutes: FRESH_MINUTES })}
    </Note>
  );
}
