import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useMessages } from '../messages/messages.ts';
import { trpc } from '../api/trpc.ts';
import { ownPasswordMessages } from './own-password.messages.ts';
import { SignInAgain } from './sign-in-again.tsx';

type OwnPasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'showName' | 'hideName'> & {
  error?: string | undefined;
};

/** Asked before what could take the account over. Who has no password has signed in shortly before, or does so again. */
export function OwnPasswordField({ error, ...input }: OwnPasswordFieldProps) {
  const t = useMessages(ownPasswordMessages);
  const { data } = useQuery(trpc.auth.methods.queryOptions());
  if (data?.password === false) return isOver(data.fresh_until) ? <SignInAgain /> : null;
  return (
    <Field label={t('own.label')} hint={t('own.hint')} error={error}>
      <PasswordInput
        size="large"
        autoComplete="current-password"
        showName={t('own.show')}
        hideName={t('own.hide')}
        {...input}
      />
    </Field>
  );
}

function isOver(time: string | null): boolean {
  return time === null || Date.parse(time) <= Date.now();
}
