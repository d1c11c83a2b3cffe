import { inviteInput } from '@sheaf/api/features/admin/admin.people.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { useSendsMail } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { OwnPasswordField } from '../../lib/own-password/own-password-field.tsx';
import { refreshAdmin } from './use-admin.ts';
import { userMessages } from './user.messages.ts';

interface InviteDialogProps {
  onClose: () => void;
  onLink: (link: string) => void;
}

export default function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const t = useMessages(userMessages);
  const showError = useShowFormError();
  const sendsMail = useSendsMail();
  const [isAdmin, setAdmin] = useState(false);
  const [byLink, setByLink] = useState(false);
  const form = useForm({
    resolver: formResolver(inviteInput.pick({ name: true, email: true, password: true })),
    defaultValues: { name: '', email: '' },
  });
  const { errors } = form.formState;
  const invite = useMutation(
    trpc.admin.invite.mutationOptions({
      onSuccess({ link, user }) {
        if (link) onLink(link);
        else toast.success(t('invited', { address: user.email }));
        void refreshAdmin();
        onClose();
      },
      onError: (error) =>
        showError(error, ['name', 'email', 'password'], form.setError, { conflict: 'email' }),
    }),
  );
  const submit = form.handleSubmit(({ password, ...person }) =>
    invite.mutate({
      ...person,
      role: isAdmin ? 'admin' : 'user',
      hand_over: byLink,
      ...(isAdmin && password && { password }),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={() => !invite.isPending && onClose()}
      title={t('inviteTitle')}
      description={sendsMail ? t('inviteText') : t('inviteNoMail')}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={invite.isPending}>{t('cancel')}</Button>
          </DialogClose>
          <Button look="primary" busy={invite.isPending} onClick={submit}>
            {t('invite')}
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 px-6 pt-4" onSubmit={submit}>
        <Field label={t('inviteName')} error={errors.name?.message}>
          <Input size="large" autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label={t('email')} error={errors.email?.message}>
          <Input size="large" type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Checkbox
          label={t('inviteAdmin')}
          checked={isAdmin}
          onCheckedChange={(on) => setAdmin(on === true)}
        />
        {isAdmin && (
          <OwnPasswordField
            error={errors.password?.message}
            {...form.register('password', { setValueAs: (typed: string) => typed || undefined })}
          />
        )}
        {sendsMail && (
          <Checkbox label={t('byLink')} checked={byLink} onCheckedChange={(on) => setByLink(on === true)} />
        )}
        <button type="submit" hidden>
          {t('invite')}
        </button>
      </form>
    </Dialog>
  );
}
