import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordInput } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { authTexts } from './auth.texts.ts';
import { useShowFormError } from '../../lib/form-errors.ts';

export function ForgotPasswordForm({ onSent }: { onSent: (message: string) => void }) {
  const texts = useTexts(authTexts);
  const showError = useShowFormError();
  const form = useForm({ resolver: zodResolver(forgotPasswordInput), defaultValues: { email: '' } });
  const ask = useMutation(
    trpc.auth.forgotPassword.mutationOptions({
      onSuccess({ message }) {
        toast.success(texts.forgot.sentToast);
        onSent(message);
      },
      onError: (error) => showError(error, ['email'], form.setError),
    }),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => ask.mutate(values))}
    >
      <Field label={texts.email} error={form.formState.errors.email?.message}>
        <Input size="large" type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Button type="submit" look="primary" size="large" wide className="mt-2" busy={ask.isPending}>
        {ask.isPending ? texts.forgot.busy : texts.forgot.submit}
      </Button>
    </form>
  );
}
