import type { InstanceSettings } from '@sheaf/api/features/auth/auth.instance.schema.ts';
import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { instanceMessages } from './instance.messages.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** What the instance is called, and its picture, at the top of every page. */
export function BrandCard({ settings }: { settings: InstanceSettings }) {
  const t = useMessages(instanceMessages);
  const [name, setName] = useState(settings.name ?? '');
  const [logo, setLogo] = useState(settings.logo);
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const save = useSaveSettings();
  const wish = { name: name.trim() || null, logo };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await shrinkPicture(file);
    setUnreadable(picture === null);
    if (picture) setLogo(picture);
  };
  return (
    <SettingsCard
      title={t('brand.title')}
      isChanged={wish.name !== settings.name || logo !== settings.logo}
      isSaving={save.isPending}
      onSave={() => save.mutate(wish)}
    >
      <Field label={t('brand.name')}>
        <Input
          size="large"
          maxLength={40}
          placeholder="Sheaf"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div>
        <p className="mb-1.5 text-13 font-strong">{t('brand.logo')}</p>
        <div className="flex flex-wrap items-center gap-3">
          {logo && <img src={logo} alt="" className="max-h-10 max-w-40 rounded-4 bg-surface" />}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            aria-label={t('brand.logo')}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <Button onClick={() => input.current?.click()}>{t('brand.choose')}</Button>
          {logo && (
            <Button look="bare" onClick={() => setLogo(null)}>
              {t('brand.remove')}
            </Button>
          )}
        </div>
        <p role={isUnreadable ? 'alert' : undefined} className="mt-1.5 text-12 text-ink-faint">
          {isUnreadable ? t('brand.unreadable') : t('brand.hint')}
        </p>
      </div>
    </SettingsCard>
  );
}
