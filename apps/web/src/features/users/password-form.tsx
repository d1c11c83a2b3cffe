import { changePasswordInput } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { usePasswordAdvice } from '../../lib/session/password-advice.ts';
import { accountMessages } from './account.messages.ts';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

function passwordForm(differ: string) {
  return changePasswordInput
    .extend({ confirmPassword: z.string() })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      message: differ,
    });
}

export function PasswordForm({ email }: { email: string }) {
  const t = useMessages(accountMessages);
  const showError = useShowFormError();
  const say = useAnswers();
  const form = useForm({ resolver: formResolver(passwordForm(t('password.differ'))), defaultValues: empty });
  const { errors, isDirty } = form.formState;
  const advice = usePasswordAdvice(useWatch({ control: form.control, name: 'newPassword' }));
  const names = { showName: t('password.show'), hideName: t('password.hide'), size: 'large' as const };
  const change = useMutation(
    trpc.auth.changePassword.mutationOptions({
      async onSuccess(answer) {
        form.reset(empty);
        toast.success(say(answer));
        await queryClient.invalidateQueries(trpc.auth.sessions.queryFilter());
      },
      onError: (error) => showError(error, ['currentPassword', 'newPassword'], form.setError),
    }),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ currentPassword, newPassword }) =>
        change.mutate({ currentPassword, newPassword }),
      )}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Field label={t('password.current')} error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...names} {...form.register('currentPassword')} />
      </Field>
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
        <Field label={t('password.next')} hint={advice} error={errors.newPassword?.message}>
          <PasswordInput autoComplete="new-password" {...names} {...form.register('newPassword')} />
        </Field>
        <Field label={t('password.confirm')} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...names} {...form.register('confirmPassword')} />
        </Field>
      </div>
      <div className="flex justify-end pt-1">
        <Button type="submit" size="large" busy={change.isPending} disabled={!isDirty}>
          {change.isPending ? t('password.saving') : t('password.save')}
        </Button>
      </div>
    </form>
  );
}
