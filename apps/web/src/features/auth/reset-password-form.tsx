import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { resetForm } from './auth-forms.schema.ts';
import { authMessages } from './auth.messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { useShowFormError } from '../../lib/form/form-errors.ts';

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useMessages(authMessages);
  const showError = useShowFormError();
  const say = useAnswers();
  const form = useForm({
    resolver: formResolver(resetForm(t('passwordsDiffer'))),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const reset = useMutation(
    trpc.auth.resetPassword.mutationOptions({
      onSuccess(answer) {
        toast.success(say(answer));
        onDone();
      },
      onError: (error) => showError(error, ['password'], form.setError, { invalid_request: 'password' }),
    }),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ password }) => reset.mutate({ token, password }))}
    >
      <NewPasswordFields
        label={t('newPassword')}
        typed={useWatch({ control: form.control, name: 'password' })}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" look="primary" size="large" wide className="mt-2" busy={reset.isPending}>
        {reset.isPending ? t('reset.busy') : t('reset.submit')}
      </Button>
    </form>
  );
}
