import type { AdminSettings } from '@sheaf/api/features/admin/admin.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { instanceMessages } from './instance.messages.ts';
import { ModelTrialNote } from './model-trial-note.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const USUAL_BUDGET = 8000;

/** Which language model writes answers. The key goes one way only. */
export function ModelCard({ saved }: { saved: AdminSettings }) {
  const t = useMessages(instanceMessages);
  const names = useId();
  const { model } = saved.settings;
  const before = {
    url: model?.url ?? '',
    name: model?.name ?? '',
    budget: String(model?.budget ?? USUAL_BUDGET),
  };
  const [draft, setDraft] = useState(before);
  const [key, setKey] = useState('');
  const save = useSaveSettings();
  const trial = useMutation(trpc.admin.tryModel.mutationOptions());
  const isChanged = key !== '' || JSON.stringify(draft) !== JSON.stringify(before);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const url = draft.url.trim();
  const submit = () =>
    save.mutate({
      model: url ? { url, name: draft.name, budget: Number(draft.budget) || 0 } : null,
      ...(key && { model_key: key }),
    });
  const saving = save.error ? readApiError(save.error).fields : {};
  const trying = trial.error ? readApiError(trial.error).fields : {};
  const test = (
    <Button
      size="large"
      busy={trial.isPending}
      disabled={!url}
      onClick={() => trial.mutate({ url, name: draft.name, ...(key && { key }) })}
    >
      {t('model.try')}
    </Button>
  );
  return (
    <SettingsCard
      title={t('model.title')}
      lede={t(`model.ways.${saved.model_way}`)}
      isChanged={isChanged}
      isSaving={save.isPending}
      onSave={submit}
      beside={test}
    >
      <div className="grid gap-4 desktop:grid-cols-2">
        <Field label={t('model.url')} hint={t('model.urlHint')} error={saving['model.url'] ?? trying['url']}>
          <Input
            type="url"
            inputMode="url"
            placeholder="http://localhost:11434/v1"
            spellCheck={false}
            value={draft.url}
            onChange={({ target }) => set({ url: target.value })}
          />
        </Field>
        <Field label={t('model.key')} hint={saved.model_key ? t('model.keySet') : t('model.keyHint')}>
          <Input
            type="password"
            autoComplete="new-password"
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        </Field>
        <Field label={t('model.name')} hint={t('model.nameHint')} error={saving['model.name']}>
          <Input
            list={names}
            autoComplete="off"
            spellCheck={false}
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field label={t('model.budget')} hint={t('model.budgetHint')} error={saving['model.budget']}>
          <Input
            inputMode="numeric"
            value={draft.budget}
            onChange={({ target }) => set({ budget: target.value })}
          />
        </Field>
      </div>
      <datalist id={names}>
        {trial.data?.models.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <ModelTrialNote trial={trial.data} error={trial.error} />
    </SettingsCard>
  );
}
