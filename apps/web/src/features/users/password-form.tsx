import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordInput } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useShowFormError } from '../../lib/form-errors.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { accountTexts } from './account.texts.ts';

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
  const texts = useTexts(accountTexts).password;
  const showError = useShowFormError();
  const say = useServerWords();
  const form = useForm({ resolver: zodResolver(passwordForm(texts.differ)), defaultValues: empty });
  const { errors, isDirty } = form.formState;
  const names = { showName: texts.show, hideName: texts.hide, size: 'large' as const };
  const change = useMutation(
    trpc.auth.changePassword.mutationOptions({
      async onSuccess({ message }) {
        form.reset(empty);
        toast.success(say(message));
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
      <Field label={texts.current} error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...names} {...form.register('currentPassword')} />
      </Field>
      <div className="grid grid-cols-1 items-start gap-4 desk:grid-cols-2">
        <Field label={texts.next} hint={texts.hint} error={errors.newPassword?.message}>
          <PasswordInput autoComplete="new-password" {...names} {...form.register('newPassword')} />
        </Field>
        <Field label={texts.confirm} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...names} {...form.register('confirmPassword')} />
        </Field>
      </div>
      <div className="flex justify-end pt-1">
        <Button type="submit" size="large" busy={change.isPending} disabled={!isDirty}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
