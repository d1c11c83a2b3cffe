import { OptionBlock, WordsField } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { useTexts } from '../../lib/texts.ts';
import { signTexts } from './sign.texts.ts';

export type Who = { name: string; reason: string; location: string };

export function SignWho({ who, onChange }: { who: Who; onChange: (who: Who) => void }) {
  const texts = useTexts(signTexts);
  return (
    <OptionBlock title={texts.who}>
      <WordsField
        label={texts.name}
        value={who.name}
        maxLength={200}
        error={who.name.trim() ? undefined : texts.nameMissing}
        onChange={(name) => onChange({ ...who, name })}
      />
      <WordsField
        label={texts.reason}
        value={who.reason}
        maxLength={500}
        onChange={(reason) => onChange({ ...who, reason })}
      />
      <WordsField
        label={texts.location}
        value={who.location}
        maxLength={200}
        onChange={(location) => onChange({ ...who, location })}
      />
    </OptionBlock>
  );
}
