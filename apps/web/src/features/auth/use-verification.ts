import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../lib/page/toast.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useAuth } from '../../lib/session/auth.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { clearSession, saveUser } from '../../lib/session/session-store.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';

export interface Verification {
  status: 'asking' | 'busy' | 'done' | 'failed';
  reason: string;
  isBusy: boolean;
  passwordError: string | undefined;
  /** With the account's password; null if someone else opened the account. */
  confirm: (password: string | null) => void;
}

/** Uses the link once when the page opens, if signed in; otherwise asks for the password first. */
export function useVerification(token: string): Verification {
  const texts = useTranslated(errorWords);
  const auth = useAuth();
  const navigate = useNavigate();
  const say = useAnswers();
  const verify = useMutation(
    trpc.auth.verifyEmail.mutationOptions({
      async onSuccess({ password_token, ...answer }) {
        if (password_token) {
          clearSession();
          toast.success(say(answer));
          navigate(`/reset-password#token=${password_token}`, { replace: true });
        } else if (auth.status === 'signed-in') {
          const { user } = await queryClient.fetchQuery(
            trpc.users.profile.queryOptions(undefined, { staleTime: 0 }),
          );
          saveUser(user);
        }
      },
    }),
  );
  const { mutate } = verify;
  const isIn = auth.status === 'signed-in';
  const spent = useRef('');
  useEffect(() => {
    if (!isIn || spent.current === token) return;
    spent.current = token;
    mutate({ token });
  }, [token, mutate, isIn]);
  const error = verify.error && readApiError(verify.error);
  const passwordError = error?.fields.password;
  const hasFailed = error && !passwordError;
  return {
    status: statusOf(),
    reason: error ? describeError(error, texts) : '',
    isBusy: verify.isPending,
    passwordError,
    confirm: (password) => mutate(password === null ? { token } : { token, password }),
  };

  function statusOf(): Verification['status'] {
    if (hasFailed) return 'failed';
    if (verify.isSuccess) return verify.data.password_token ? 'busy' : 'done';
    return isIn || auth.status === 'loading' ? 'busy' : 'asking';
  }
}
