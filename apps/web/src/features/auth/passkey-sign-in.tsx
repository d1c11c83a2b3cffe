import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { api } from '../../lib/api/trpc.ts';
import { authMessages } from './auth.messages.ts';
import { askPasskey, hasPasskeys, wasDismissed } from '../../lib/session/passkeys.ts';

interface PasskeySignInProps {
  /** Of a second step; without it the passkey signs in by itself. */
  token?: string;
  disabled?: boolean;
  onDone: (session: Session) => void;
}

export function PasskeySignIn({ token, disabled = false, onDone }: PasskeySignInProps) {
  const t = useMessages(authMessages);
  const signIn = useMutation({
    mutationFn: async () => {
      const passkey = await askPasskey(await api.secondFactors.beginPasskeySignIn.mutate({ token }));
      return token === undefined
        ? api.secondFactors.passkeySignIn.mutate({ passkey })
        : api.secondFactors.passStep.mutate({ token, passkey });
    },
    onSuccess: ({ session }) => onDone(session),
    onError: (error) => {
      if (!wasDismissed(error)) toast.error(t('passkey.failed'));
    },
  });
  if (!hasPasskeys()) return null;
  return (
    <Button size="large" wide busy={signIn.isPending} disabled={disabled} onClick={() => signIn.mutate()}>
      <KeyRound aria-hidden="true" />
      {token === undefined ? t('passkey.use') : t('step.passkey')}
    </Button>
  );
}
