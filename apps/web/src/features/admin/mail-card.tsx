import type { AdminSettings } from '@sheaf/api/features/admin/admin.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Note } from '../../components/note.tsx';
import { Select } from '../../components/select.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { instanceMessages } from './instance.messages.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const SECURITY = ['starttls', 'tls', 'none'] as const;

interface MailCardProps {
  saved: AdminSettings;
  trial: ReturnType<typeof useMailTrial>;
}

/** Kept above the card, which begins anew when it has saved what is tried then. */
export const useMailTrial = () => useMutation(trpc.admin.tryMail.mutationOptions());

/** How emails are sent. The password goes one way only. */
export function MailCard({ saved, trial }: MailCardProps) {
  const t = useMessages(instanceMessages);
  const { mail } = saved.settings;
  const before = {
    host: mail?.host ?? '',
    port: String(mail?.port ?? 587),
    security: mail?.security ?? 'starttls',
    user: mail?.user ?? '',
    from: mail?.from ?? '',
  };
  const [draft, setDraft] = useState(before);
  const [password, setPassword] = useState('');
  const save = useSaveSettings();
  const isChanged = password !== '' || JSON.stringify(draft) !== JSON.stringify(before);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const submit = () => {
    const { host, port, security, user, from } = draft;
    const server = { host, port: Number(port) || 0, security, user: user.trim() || null, from };
    return save.mutateAsync({
      mail: host.trim() ? server : null,
      ...(password && { mail_password: password }),
    });
  };
  const sendTest = async () => {
    if (isChanged) await submit();
    await trial.mutateAsync();
  };
  const errors = save.error ? readApiError(save.error).fields : {};
  const test = (
    <Button
      size="large"
      busy={trial.isPending}
      disabled={save.isPending}
      onClick={() => void sendTest().catch(() => undefined)}
    >
      {isChanged ? t('mail.saveAndTry') : t('mail.try')}
    </Button>
  );
  return (
    <SettingsCard
      title={t('mail.title')}
      lede={t(`mail.ways.${saved.mail_way}`)}
      isChanged={isChanged}
      isSaving={save.isPending}
      onSave={() => void submit().catch(() => undefined)}
      beside={test}
    >
      <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_96px_160px]">
        <Field label={t('mail.host')} hint={t('mail.hostHint')} error={errors['mail.host']}>
          <Input
            placeholder="smtp.example.com"
            spellCheck={false}
            value={draft.host}
            onChange={({ target }) => set({ host: target.value })}
          />
        </Field>
        <Field label={t('mail.port')} error={errors['mail.port']}>
          <Input
            inputMode="numeric"
            value={draft.port}
            onChange={({ target }) => set({ port: target.value })}
          />
        </Field>
        <Field label={t('mail.security')}>
          <Select
            options={SECURITY.map((value) => ({ value, label: t(`mail.securities.${value}`) }))}
            value={draft.security}
            onValueChange={(next) =>
              set({ security: SECURITY.find((one) => one === next) ?? draft.security })
            }
          />
        </Field>
      </div>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Field label={t('mail.user')}>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={draft.user}
            onChange={({ target }) => set({ user: target.value })}
          />
        </Field>
        <Field
          label={t('mail.password')}
          hint={saved.mail_password ? t('mail.passwordSet') : t('mail.passwordHint')}
        >
          <Input
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      </div>
      <Field label={t('mail.from')} error={errors['mail.from']}>
        <Input
          placeholder="Sheaf <sheaf@example.com>"
          spellCheck={false}
          value={draft.from}
          onChange={({ target }) => set({ from: target.value })}
        />
      </Field>
      {trial.data && (
        <Note
          kind={trial.data.sent ? 'plain' : 'bad'}
          fact={trial.data.sent ? t('mail.sent') : t('mail.notSent')}
        >
          {trial.data.answer === null ? t('mail.noServer') : t('mail.answer', { answer: trial.data.answer })}
        </Note>
      )}
      {trial.error && <Note kind="bad" fact={t('mail.notSent')} />}
    </SettingsCard>
  );
}
