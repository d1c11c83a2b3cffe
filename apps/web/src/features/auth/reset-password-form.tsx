import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { resetForm } from './auth-forms.schema.ts';
import { authMessages } from './auth.messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { useShowFormError } from '../../lib/form/form-errors.ts';

interface ResetPasswordFormProps {
  token: string;
  /** The address of who never had a password, and goes on signed in. */
  invited: string;
  onDone: (session?: Session) => void;
}

export function ResetPasswordForm({ token, invited, onDone }: ResetPasswordFormProps) {
  const t = useMessages(authMessages);
  const showError = useShowFormError();
  const say = useAnswers();
  const form = useForm({
    resolver: formResolver(resetForm(t('passwordsDiffer'))),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const login = useMutation(
    trpc.auth.login.mutationOptions({
      onSuccess: (answer) => onDone('session' in answer ? answer.session : undefined),
      onError: () => onDone(),
    }),
  );
  const reset = useMutation(
    trpc.auth.resetPassword.mutationOptions({
      onSuccess(answer, { password }) {
        if (invited) return login.mutate({ email: invited, password });
        toast.success(say(answer));
        onDone();
      },
      onError(error) {
        if (invited && readApiError(error).refusal?.reason === 'link_expired')
          form.setError('password', { message: t('invitation.ended') }, { shouldFocus: true });
        else showError(error, ['password'], form.setError, { invalid_request: 'password' });
      },
    }),
  );
  const isBusy = reset.isPending || login.isPending;
  const words = invited ? 'invitation' : 'reset';
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ password }) => reset.mutate({ token, password }))}
    >
      <NewPasswordFields
        label={t(invited ? 'password' : 'newPassword')}
        typed={useWatch({ control: form.control, name: 'password' })}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" look="primary" size="large" wide className="mt-2" busy={isBusy}>
        {t(isBusy ? `${words}.busy` : `${words}.submit`)}
      </Button>
    </form>
  );
}
