import { forgotPasswordInput } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { instanceNoteMessages } from '../../lib/instance/instance.messages.ts';
import { askSendsMail, useSendsMail } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import type { Answer } from '../../lib/messages/answer-messages.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { authMessages } from './auth.messages.ts';
import { useShowFormError } from '../../lib/form/form-errors.ts';

export function ForgotPasswordForm({ onSent }: { onSent: (answer: Answer) => void }) {
  const t = useMessages(authMessages);
  const tInstance = useMessages(instanceNoteMessages);
  const sendsMail = useSendsMail();
  const showError = useShowFormError();
  const form = useForm({ resolver: formResolver(forgotPasswordInput), defaultValues: { email: '' } });
  const ask = useMutation(
    trpc.auth.forgotPassword.mutationOptions({
      async onSuccess(answer) {
        if (await askSendsMail()) toast.success(t('forgot.sentToast'));
        onSent(answer);
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
      <Field label={t('email')} error={form.formState.errors.email?.message}>
        <Input size="large" type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Button type="submit" look="primary" size="large" wide className="mt-2" busy={ask.isPending}>
        {sendsMail
          ? t(ask.isPending ? 'forgot.busy' : 'forgot.submit')
          : tInstance(ask.isPending ? 'requesting' : 'requestLink')}
      </Button>
    </form>
  );
}
