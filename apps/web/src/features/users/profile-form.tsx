import { emailAddress, displayName, type User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { z } from 'zod';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Note } from '../../components/note.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { instanceNoteMessages } from '../../lib/instance/instance.messages.ts';
import { askSendsMail, useSendsMail } from '../../lib/instance/use-instance.ts';
import { saveUser } from '../../lib/session/session-store.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { OwnPasswordField } from '../../lib/own-password/own-password-field.tsx';
import { usersMessages } from './users.messages.ts';

const profileForm = z.object({ name: displayName, email: emailAddress, password: z.string() });

export function ProfileForm({ user }: { user: User }) {
  const t = useMessages(usersMessages);
  const tInstance = useMessages(instanceNoteMessages);
  const sendsMail = useSendsMail();
  const showError = useShowFormError();
  const form = useForm({
    resolver: formResolver(profileForm),
    // Follows the server, but never overwrites what is being typed.
    values: { name: user.name, email: user.email, password: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control: form.control, name: 'email' });
  const isMoving = typed.trim().toLowerCase() !== user.email;
  const save = useMutation(
    trpc.users.updateProfile.mutationOptions({
      async onSuccess(answer) {
        saveUser(answer.user);
        const { name, email } = answer.user;
        // A new address is shown once it is confirmed: what was typed does not stay.
        form.reset({ name, email, password: '' }, { keepDirtyValues: false });
        const isNew = answer.user.pending_email && answer.user.pending_email !== user.pending_email;
        toast.success(isNew && (await askSendsMail()) ? t('pendingSaved') : t('saved'));
        await queryClient.invalidateQueries(trpc.users.profile.queryFilter());
      },
      onError: (error) =>
        showError(
          error,
          ['name', 'email', 'password'],
          form.setError,
          { conflict: 'email' },
          t('saveFailed'),
        ),
    }),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ name, email, password }) =>
        save.mutate({ name, ...(isMoving ? { email, ...(password ? { password } : {}) } : {}) }),
      )}
    >
      <Field label={t('name')} error={errors.name?.message}>
        <Input size="large" autoComplete="name" {...form.register('name')} />
      </Field>
      <Field
        label={t('email')}
        hint={
          sendsMail ? (
            t('emailHint')
          ) : user.role === 'admin' ? (
            <>
              {tInstance('changeHintOwn')}{' '}
              <TextLink to="/admin?tab=system">{tInstance('openSystem')}</TextLink>
            </>
          ) : (
            tInstance('changeHint')
          )
        }
        error={errors.email?.message}
        aside={
          user.email_verified ? (
            <Badge kind="ok" icon={<Check aria-hidden="true" />}>
              {t('confirmed')}
            </Badge>
          ) : (
            <Badge kind="warn" icon={<TriangleAlert aria-hidden="true" />}>
              {t('notConfirmed')}
            </Badge>
          )
        }
      >
        <Input size="large" type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      {isMoving && <OwnPasswordField error={errors.password?.message} {...form.register('password')} />}
      {user.pending_email && (
        <Note
          fact={t('pendingFact')}
          action={
            <Button size="small" disabled={save.isPending} onClick={() => save.mutate({ email: user.email })}>
              {t('pendingCancel')}
            </Button>
          }
        >
          {t('pending', { email: user.pending_email })}
        </Note>
      )}
      <div className="flex justify-end pt-1">
        <Button type="submit" look="primary" size="large" busy={save.isPending} disabled={!isDirty}>
          {save.isPending ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  );
}
