import { OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { signMessages } from './sign.messages.ts';

export type Who = { name: string; reason: string; location: string };

export function SignWho({ who, onChange }: { who: Who; onChange: (who: Who) => void }) {
  const t = useMessages(signMessages);
  return (
    <OptionBlock title={t('who')}>
      <WordsField
        label={t('name')}
        value={who.name}
        maxLength={200}
        error={who.name.trim() ? undefined : t('nameMissing')}
        onChange={(name) => onChange({ ...who, name })}
      />
      <WordsField
        label={t('reason')}
        value={who.reason}
        maxLength={500}
        onChange={(reason) => onChange({ ...who, reason })}
      />
      <WordsField
        label={t('location')}
        value={who.location}
        maxLength={200}
        onChange={(location) => onChange({ ...who, location })}
      />
    </OptionBlock>
  );
}
