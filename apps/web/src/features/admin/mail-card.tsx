import type { AdminSettings } from '@sheaf/api/features/admin/admin.schema.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Note } from '../../components/note.tsx';
import { Select } from '../../components/select.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAppName } from '../../lib/messages/app-name.ts';
import { formatAgo } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { instanceMessages } from './instance.messages.ts';
import { SettingsCard } from './settings-card.tsx';
import { tellWay } from './tell-way.ts';
import { type MailTrialState, useMailDraft } from './use-mail-draft.ts';

const SECURITY = ['starttls', 'tls', 'none'] as const;

interface MailCardProps {
  saved: AdminSettings;
  trial: MailTrialState;
}

/** How emails are sent. The password goes one way only. */
export function MailCard({ saved, trial }: MailCardProps) {
  const t = useMessages(instanceMessages);
  const form = useMailDraft(saved, trial);
  const { draft, set, errors } = form;
  const testButton = (
    <Button
      size="large"
      busy={trial.isPending}
      disabled={form.isSaving || trial.isPending}
      onClick={form.tryIt}
    >
      {t('mail.try')}
    </Button>
  );
  return (
    <SettingsCard
      title={t('mail.title')}
      lede={tellWay(saved, t)}
      isChanged={form.isChanged && !trial.isPending}
      isSaving={form.isSaving}
      onSave={form.save}
      beside={testButton}
    >
      {saved.mail_failure && (
        <Note
          kind="bad"
          fact={t('mail.failing', { when: formatAgo(saved.mail_failure.since) })}
          action={<TextLink to="/admin?tab=system">{t('mail.openOutbox')}</TextLink>}
        >
          {t('mail.answer', { answer: saved.mail_failure.answer })}
        </Note>
      )}
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
            value={form.password}
            onChange={({ target }) => form.setPassword(target.value)}
          />
        </Field>
      </div>
      <Field label={t('mail.from')} error={errors['mail.from']}>
        <Input
          placeholder={`${useAppName()} <sheaf@example.com>`}
          spellCheck={false}
          value={draft.from}
          onChange={({ target }) => set({ from: target.value })}
        />
      </Field>
      <TrialNote trial={trial} isChanged={form.isChanged} />
      <Dialog
        open={form.isRefused}
        onOpenChange={form.keepEditing}
        title={t('mail.refusedTitle')}
        description={t('mail.refusedText')}
        actions={
          <>
            <Button onClick={form.saveAnyway}>{t('mail.saveAnyway')}</Button>
            <Button look="primary" onClick={form.keepEditing}>
              {t('mail.keepEditing')}
            </Button>
          </>
        }
      >
        <p className="px-6 pt-3 text-13 wrap-anywhere">
          {t('mail.answer', { answer: trial.data?.answer ?? '' })}
        </p>
      </Dialog>
    </SettingsCard>
  );
}

/** How the last test went. Values that are not saved are marked as such. */
function TrialNote({ trial: { data, error }, isChanged }: { trial: MailTrialState; isChanged: boolean }) {
  const t = useMessages(instanceMessages);
  if (error) return <Note kind="bad" fact={t('mail.notSent')} />;
  if (!data) return null;
  const { sent, answer } = data;
  return (
    <Note kind={sent ? 'plain' : 'bad'} fact={sent ? t('mail.sent') : t('mail.notSent')}>
      {isChanged && `${t('mail.unsaved')} `}
      {answer === null ? t('mail.noServer') : t('mail.answer', { answer })}
    </Note>
  );
}
