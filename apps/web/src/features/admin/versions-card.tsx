import type { InstanceSettings } from '@sheaf/api/features/auth/auth.instance.schema.ts';
import { useState } from 'react';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { instanceMessages } from './instance.messages.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const MOST_KEPT = 1000;
const MOST_DAYS = 3650;

/** How many earlier versions of a file are kept, and for how long. */
export function VersionsCard({ settings }: { settings: InstanceSettings }) {
  const t = useMessages(instanceMessages);
  const [kept, setKept] = useState(String(settings.versions_kept));
  const [days, setDays] = useState(String(settings.version_days));
  const save = useSaveSettings();
  const isKept = isWhole(kept, 0, MOST_KEPT);
  const isDays = isWhole(days, 1, MOST_DAYS);
  const isChanged = kept !== String(settings.versions_kept) || days !== String(settings.version_days);
  return (
    <SettingsCard
      title={t('settings.versionsTitle')}
      isChanged={isChanged && isKept && isDays}
      isSaving={save.isPending}
      onSave={() => save.mutate({ versions_kept: Number(kept), version_days: Number(days) })}
    >
      <div className="grid gap-4 desktop:grid-cols-2">
        <Field
          label={t('settings.versionsKept')}
          hint={t('settings.versionsHint')}
          error={isKept ? undefined : t('settings.versionsWrong', { least: 0, most: MOST_KEPT })}
        >
          <Input inputMode="numeric" value={kept} onChange={({ target }) => setKept(target.value)} />
        </Field>
        <Field
          label={t('settings.versionDays')}
          error={isDays ? undefined : t('settings.versionsWrong', { least: 1, most: MOST_DAYS })}
        >
          <Input inputMode="numeric" value={days} onChange={({ target }) => setDays(target.value)} />
        </Field>
      </div>
    </SettingsCard>
  );
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/u.test(text) && Number(text) >= least && Number(text) <= most;
}
