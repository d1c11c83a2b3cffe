import type { InstanceSettings } from '@sheaf/api/features/auth/auth.instance.schema.ts';
import { planIds, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { formatMoney } from '@sheaf/api/features/billing/money.schema.ts';
import { useState } from 'react';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Note } from '../../components/note.tsx';
import { Select } from '../../components/select.tsx';
import { UseChoice } from '../../lib/instance/use-choice.tsx';
import { currentLanguage } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { instanceMessages } from './instance.messages.ts';
import { LimitsTable } from './limits-table.tsx';
import { readLimits, writeLimits } from './plan-limits.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const MOST_TRIAL_DAYS = 90;

/** What the instance is for; where plans are sold, what they grant. `running` subscriptions end with their sale. */
export function UseCard({ settings, running }: { settings: InstanceSettings; running: number }) {
  const t = useMessages(instanceMessages);
  const price = (dollars: number) => formatMoney(dollars * 100, 'USD', currentLanguage());
  const [use, setUse] = useState(settings.use ?? 'sold');
  const [plan, setPlan] = useState(settings.default_plan);
  const [days, setDays] = useState(String(settings.trial_days));
  const [limits, setLimits] = useState(() => readLimits(settings.plan_limits));
  const save = useSaveSettings();
  const plan_limits = writeLimits(limits);
  const isDays = /^\d{1,2}$/.test(days) && Number(days) <= MOST_TRIAL_DAYS;
  const isChanged =
    use !== settings.use ||
    plan !== settings.default_plan ||
    days !== String(settings.trial_days) ||
    JSON.stringify(limits) !== JSON.stringify(readLimits(settings.plan_limits));
  const sold = { default_plan: plan, trial_days: Number(days), plan_limits };
  const sellsNow = settings.use === null || settings.use === 'sold';
  const isValid = use !== 'sold' || (isDays && plan_limits !== undefined);
  return (
    <SettingsCard
      title={t('settings.useTitle')}
      isChanged={isChanged && isValid}
      isSaving={save.isPending}
      onSave={() => save.mutate({ use, ...(use === 'sold' && sold) })}
    >
      <UseChoice value={use} onChange={setUse} />
      {use !== 'sold' && sellsNow && running > 0 && (
        <Note kind="warn" fact={t('settings.running', { count: running })}>
          {t('settings.runningText')}
        </Note>
      )}
      {use !== 'sold' && use !== settings.use && settings.signup === 'open' && (
        <Note fact={t('settings.signupWith', { access: t('settings.access') })} />
      )}
      {use === 'sold' && (
        <>
          <div className="grid gap-4 desktop:grid-cols-2">
            <Field label={t('settings.defaultPlan')}>
              <Select
                options={planIds.map((id) => ({ value: id, label: plans[id].name }))}
                value={plan}
                onValueChange={(next) => setPlan(planIds.find((id) => id === next) ?? plan)}
              />
            </Field>
            <Field
              label={t('settings.trialDays')}
              hint={t('settings.trialHint')}
              error={isDays ? undefined : t('settings.trialWrong', { most: MOST_TRIAL_DAYS })}
            >
              <Input inputMode="numeric" value={days} onChange={({ target }) => setDays(target.value)} />
            </Field>
          </div>
          <p className="text-13 text-ink-soft">
            {t('settings.prices', { pro: price(plans.pro.price), premium: price(plans.premium.price) })}
          </p>
          <LimitsTable limits={limits} onChange={setLimits} />
          {plan_limits === undefined && (
            <p role="alert" className="text-12 text-danger-ink">
              {t('settings.limitsWrong')}
            </p>
          )}
        </>
      )}
    </SettingsCard>
  );
}
