import { createApiKeyInput } from '@sheaf/api/features/api-keys/api-keys.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Select } from '../../components/select.tsx';
import { ShownSecretDialog } from '../../components/shown-secret-dialog.tsx';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { OwnPasswordField } from '../../lib/own-password/own-password-field.tsx';
import { keysMessages } from './keys.messages.ts';

const FORM = 'new-api-key';
const DAYS = { never: null, month: 30, quarter: 90, year: 365 };
const EXPIRIES = ['never', 'month', 'quarter', 'year'] as const;
const keyForm = z.object({
  name: createApiKeyInput.shape.name,
  access: z.enum(['read', 'write']),
  expiry: z.enum(EXPIRIES),
  password: z.string(),
});
const initial: z.infer<typeof keyForm> = { name: '', access: 'read', expiry: 'never', password: '' };

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(keysMessages);
  const showError = useShowFormError();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm({ resolver: formResolver(keyForm), defaultValues: initial });
  const create = useMutation(
    trpc.apiKeys.create.mutationOptions({
      async onSuccess({ key }) {
        setMade(key);
        await queryClient.invalidateQueries(trpc.apiKeys.list.queryFilter());
      },
      onError: (error) => showError(error, ['name', 'password'], form.setError, { conflict: 'name' }),
    }),
  );
  const nameOf = (value: (typeof EXPIRIES)[number]) =>
    value === 'month' || value === 'quarter' ? t('expiry.days', { days: DAYS[value] }) : t(`expiry.${value}`);
  if (made) return <ShownSecretDialog secret={made} texts={t.record('made')} onClose={onClose} />;
  const submit = form.handleSubmit(({ name, access, expiry, password }) =>
    create.mutate({
      name,
      scopes: access === 'read' ? ['read'] : ['read', 'write'],
      expires_at: timeIn(DAYS[expiry]),
      ...(password ? { password } : {}),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('dialogTitle')}
      description={t('dialogText')}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} look="primary" busy={create.isPending}>
            {create.isPending ? t('making') : t('make')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="flex flex-col gap-4 px-6 pt-4" onSubmit={submit}>
        <Field label={t('name')} hint={t('nameHint')} error={form.formState.errors.name?.message}>
          <Input size="large" autoComplete="off" {...form.register('name')} />
        </Field>
        <Controller
          control={form.control}
          name="access"
          render={({ field }) => (
            <fieldset className="flex flex-col gap-1.5">
              <legend className="mb-1.5 text-13 leading-[18px] font-strong">{t('access')}</legend>
              <RadioGroup
                aria-label={t('access')}
                value={field.value}
                onValueChange={field.onChange}
                options={[
                  { value: 'read', label: t('readOnly') },
                  { value: 'write', label: t('readWrite') },
                ]}
              />
            </fieldset>
          )}
        />
        <Controller
          control={form.control}
          name="expiry"
          render={({ field }) => (
            <Field label={t('expires')}>
              <Select
                className="desktop:h-10"
                value={field.value}
                onValueChange={field.onChange}
                options={EXPIRIES.map((value) => ({ value, label: nameOf(value) }))}
              />
            </Field>
          )}
        />
        <OwnPasswordField error={form.formState.errors.password?.message} {...form.register('password')} />
      </form>
    </Dialog>
  );
}

function timeIn(days: number | null): string | null {
  return days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
}
