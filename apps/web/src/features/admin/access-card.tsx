import type { InstanceSettings } from '@sheaf/api/features/auth/auth.instance.schema.ts';
import { useId, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Switch } from '../../components/switch.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { instanceMessages } from './instance.messages.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const SIGN_UP = ['open', 'invited', 'closed'] as const;

interface AccessCardProps {
  settings: InstanceSettings;
  /** As chosen, else as the environment says. */
  offersDemo: boolean;
}

/** Who gets in, and what for. */
export function AccessCard({ settings, offersDemo }: AccessCardProps) {
  const t = useMessages(instanceMessages);
  const id = useId();
  const { signup, require_verified_email, require_admin_second_factor, oidc_domain } = settings;
  const before = { signup, require_verified_email, require_admin_second_factor, oidc_domain };
  const [demo, setDemo] = useState(offersDemo);
  const [draft, setDraft] = useState(before);
  const [domain, setDomain] = useState(oidc_domain ?? '');
  // What the environment says is kept by saying nothing.
  const wish = { ...draft, oidc_domain: domain.trim() || null, ...(demo !== offersDemo && { demo }) };
  const save = useSaveSettings();
  return (
    <SettingsCard
      title={t('settings.access')}
      isChanged={JSON.stringify(wish) !== JSON.stringify(before)}
      isSaving={save.isPending}
      onSave={() => save.mutate(wish)}
    >
      <div>
        <p id={id} className="mb-1.5 text-13 font-strong">
          {t('settings.signup')}
        </p>
        <RadioGroup
          orientation="vertical"
          aria-labelledby={id}
          value={draft.signup}
          onValueChange={(next) =>
            setDraft({ ...draft, signup: SIGN_UP.find((one) => one === next) ?? draft.signup })
          }
          options={SIGN_UP.map((value) => ({ value, label: t(`settings.signups.${value}`) }))}
        />
      </div>
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
      <Choice label={t('settings.demo')} hint={t('settings.demoHint')} checked={demo} onChange={setDemo} />
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
    </SettingsCard>
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
