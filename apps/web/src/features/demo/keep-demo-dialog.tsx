import { keepDemoInput } from '@sheaf/api/features/demo/demo.schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { trpc } from '../../lib/api/trpc.ts';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { saveUser } from '../../lib/session/session-store.ts';
import { demoMessages } from './demo.messages.ts';

const FORM = 'keep-demo';

export default function KeepDemoDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(demoMessages);
  const showError = useShowFormError();
  const queries = useQueryClient();
  const form = useForm({
    resolver: formResolver(keepDemoInput),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors } = form.formState;
  const keep = useMutation(
    trpc.demo.keep.mutationOptions({
      async onSuccess({ user }) {
        saveUser(user);
        onClose();
        await queries.invalidateQueries();
        toast.success(t('keepDone'));
      },
      onError: (error) =>
        showError(error, ['name', 'email', 'password'], form.setError, { conflict: 'email' }),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={() => !keep.isPending && onClose()}
      title={t('keepTitle')}
      description={t('keepText')}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={keep.isPending}>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} look="primary" busy={keep.isPending}>
            {t('keepDo')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4 px-6 pt-4"
        onSubmit={form.handleSubmit((values) => keep.mutate(values))}
      >
        <Field label={t('name')} error={errors.name?.message}>
          <Input size="large" autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('email')} error={errors.email?.message}>
          <Input size="large" type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label={t('password')} error={errors.password?.message}>
          <PasswordInput
            size="large"
            autoComplete="new-password"
            showName={t('showPassword')}
            hideName={t('hidePassword')}
            {...form.register('password')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
