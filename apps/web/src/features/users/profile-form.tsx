import { zodResolver } from '@hookform/resolvers/zod';
import { emailAddress, personName, type User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useShowFormError } from '../../lib/form-errors.ts';
import { saveUser } from '../../lib/session-store.ts';
import { useTexts } from '../../lib/texts.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { usersTexts } from './users.texts.ts';

const profileForm = z.object({ name: personName, email: emailAddress });

export function ProfileForm({ user }: { user: User }) {
  const texts = useTexts(usersTexts);
  const showError = useShowFormError();
  const form = useForm({
    resolver: zodResolver(profileForm),
    // Follows what the server says, but never takes away what is being typed.
    values: { name: user.name, email: user.email },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const save = useMutation(
    trpc.users.updateProfile.mutationOptions({
      async onSuccess(answer) {
        saveUser(answer.user);
        form.reset({ name: answer.user.name, email: answer.user.email });
        toast.success(texts.saved);
        await queryClient.invalidateQueries(trpc.users.profile.queryFilter());
      },
      onError: (error) =>
        showError(error, ['name', 'email'], form.setError, { conflict: 'email' }, texts.saveFailed),
    }),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
    >
      <Field label={texts.name} error={errors.name?.message}>
        <Input size="large" autoComplete="name" {...form.register('name')} />
      </Field>
      <Field
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email?.message}
        aside={
          user.email_verified ? (
            <Badge kind="ok" icon={<Check aria-hidden="true" />}>
              {texts.confirmed}
            </Badge>
          ) : (
            <Badge kind="warn" icon={<TriangleAlert aria-hidden="true" />}>
              {texts.notConfirmed}
            </Badge>
          )
        }
      >
        <Input size="large" type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <div className="flex justify-end pt-1">
        <Button type="submit" look="primary" size="large" busy={save.isPending} disabled={!isDirty}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
