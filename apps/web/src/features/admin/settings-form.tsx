import type { InstanceSettings } from '@sheaf/api/features/auth/auth.instance.schema.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Switch } from '../../components/switch.tsx';
import { errorWords, describeError } from '../../lib/describe-error.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { useTranslated } from '../../lib/translated.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { FailedNote } from './failed-note.tsx';
import { instanceMessages } from './instance.messages.ts';
import { refreshAdmin } from './use-admin.ts';

export function SettingsForm() {
  const { data, isError, refetch } = useQuery(trpc.admin.settings.queryOptions());
  if (isError) return <FailedNote onAgain={refetch} />;
  if (!data) return <Skeleton className="h-64 max-w-[640px]" />;
  return <Form key={JSON.stringify(data.settings)} settings={data.settings} />;
}

function Form({ settings }: { settings: InstanceSettings }) {
  const t = useMessages(instanceMessages);
  const errorTexts = useTranslated(errorWords);
  const [draft, setDraft] = useState(settings);
  const [domain, setDomain] = useState(settings.oidc_domain ?? '');
  const wish: InstanceSettings = { ...draft, oidc_domain: domain.trim() || null };
  const isChanged = JSON.stringify(wish) !== JSON.stringify(settings);
  const save = useMutation(
    trpc.admin.saveSettings.mutationOptions({
      async onSuccess() {
        toast.success(t('settings.saved'));
        await Promise.all([refreshAdmin(), queryClient.invalidateQueries(trpc.instance.pathFilter())]);
      },
      onError: (error) =>
        toast.error(t('settings.failed'), { description: describeError(readApiError(error), errorTexts) }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(wish);
  };
  return (
    <Card className="max-w-[640px]">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 px-5 pt-4 pb-5">
        <Choice
          label={t('settings.signup')}
          hint={t('settings.signupHint')}
          checked={draft.signup === 'open'}
          onChange={(on) => setDraft({ ...draft, signup: on ? 'open' : 'closed' })}
        />
        <Choice
          label={t('settings.verification')}
          hint={t('settings.verificationHint')}
          checked={draft.require_verified_email}
          onChange={(on) => setDraft({ ...draft, require_verified_email: on })}
        />
        <Choice
          label={t('settings.secondFactor')}
          hint={t('settings.secondFactorHint')}
          checked={draft.require_admin_second_factor}
          onChange={(on) => setDraft({ ...draft, require_admin_second_factor: on })}
        />
        <Field
          label={t('settings.domain')}
          hint={t('settings.domainHint')}
          error={save.error ? readApiError(save.error).fields.oidc_domain : undefined}
        >
          <Input
            size="large"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="example.com"
            value={domain}
            onChange={(event) => setDomain(event.target.value)}
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" look="primary" size="large" busy={save.isPending} disabled={!isChanged}>
            {save.isPending ? t('settings.saving') : t('settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  return (
    <div>
      <Switch label={label} checked={checked} onCheckedChange={onChange} />
      <p className="pl-[38px] text-12 text-ink-faint">{hint}</p>
    </div>
  );
}
