import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { readSession, saveUser } from '../../lib/session-store.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';

type Verification = { status: 'busy' } | { status: 'done' } | { status: 'failed'; reason: string };

/** Spends the link as the page opens; once, though React may run an effect twice. */
export function useVerification(token: string): Verification {
  const texts = useTexts(apiErrorTexts);
  const verify = useMutation(
    trpc.auth.verifyEmail.mutationOptions({
      onSuccess() {
        const user = readSession()?.user;
        if (user) saveUser({ ...user, email_verified: true });
      },
    }),
  );
  const { mutate } = verify;
  const spent = useRef('');
  useEffect(() => {
    if (spent.current === token) return;
    spent.current = token;
    mutate({ token });
  }, [token, mutate]);
  if (verify.isSuccess) return { status: 'done' };
  if (verify.isError) return { status: 'failed', reason: describeError(readApiError(verify.error), texts) };
  return { status: 'busy' };
}
