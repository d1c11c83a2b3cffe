import { zodResolver } from '@hookform/resolvers/zod';
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
import { useShowFormError } from '../../lib/form-errors.ts';
import { useTexts } from '../../lib/texts.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { keysTexts } from './keys.texts.ts';

const FORM = 'new-api-key';
const DAYS = { never: null, month: 30, quarter: 90, year: 365 };
const EXPIRIES = ['never', 'month', 'quarter', 'year'] as const;
const keyForm = z.object({
  name: createApiKeyInput.shape.name,
  access: z.enum(['read', 'write']),
  expiry: z.enum(EXPIRIES),
});
const initial: z.infer<typeof keyForm> = { name: '', access: 'read', expiry: 'never' };

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(keysTexts);
  const showError = useShowFormError();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(keyForm), defaultValues: initial });
  const create = useMutation(
    trpc.apiKeys.create.mutationOptions({
      async onSuccess({ key }) {
        setMade(key);
        await queryClient.invalidateQueries(trpc.apiKeys.list.queryFilter());
      },
      onError: (error) => showError(error, ['name'], form.setError, { conflict: 'name' }),
    }),
  );
  if (made) return <ShownSecretDialog secret={made} texts={texts.made} onClose={onClose} />;
  const submit = form.handleSubmit(({ name, access, expiry }) =>
    create.mutate({
      name,
      scopes: access === 'read' ? ['read'] : ['read', 'write'],
      expires_at: timeIn(DAYS[expiry]),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.dialogTitle}
      description={texts.dialogText}
      actions={
        <>
          <DialogClose asChild>
            <Button>{texts.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} look="primary" busy={create.isPending}>
            {create.isPending ? texts.making : texts.make}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="flex flex-col gap-4 px-6 pt-4" onSubmit={submit}>
        <Field label={texts.name} hint={texts.nameHint} error={form.formState.errors.name?.message}>
          <Input size="large" autoComplete="off" {...form.register('name')} />
        </Field>
        <Controller
          control={form.control}
          name="access"
          render={({ field }) => (
            <fieldset className="flex flex-col gap-1.5">
              <legend className="mb-1.5 text-13 leading-[18px] font-strong">{texts.access}</legend>
              <RadioGroup
                aria-label={texts.access}
                value={field.value}
                onValueChange={field.onChange}
                options={[
                  { value: 'read', label: texts.readOnly },
                  { value: 'write', label: texts.readWrite },
                ]}
              />
            </fieldset>
          )}
        />
        <Controller
          control={form.control}
          name="expiry"
          render={({ field }) => (
            <Field label={texts.expires}>
              <Select
                className="desk:h-10"
                value={field.value}
                onValueChange={field.onChange}
                options={EXPIRIES.map((value) => ({ value, label: texts.expiry[value] }))}
              />
            </Field>
          )}
        />
      </form>
    </Dialog>
  );
}

function timeIn(days: number | null): string | null {
  return days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
}
