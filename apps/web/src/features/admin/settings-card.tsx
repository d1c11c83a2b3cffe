import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { instanceMessages } from './instance.messages.ts';

interface SettingsCardProps {
  title: string;
  lede?: string;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  /** Beside the button that saves. */
  beside?: ReactNode;
  children: ReactNode;
}

/** What belongs together, and is saved together. */
export function SettingsCard(props: SettingsCardProps) {
  const { title, lede, isChanged, isSaving, onSave, beside, children } = props;
  const t = useMessages(instanceMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Card className="min-w-0">
      <CardHeader title={title} lede={lede} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 px-5 pt-4 pb-5">
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          {beside}
          <Button type="submit" look="primary" size="large" busy={isSaving} disabled={!isChanged}>
            {isSaving ? t('settings.saving') : t('settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
