import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { NumberInput } from '../shared/controls/number-option.tsx';
import { OptionsPanel } from '../shared/controls/options-panel.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { bounds, usual } from './chat.form.ts';
import { chatMessages } from './chat.messages.ts';

export interface PassageWish {
  chunkSize: number;
  overlap: number;
}

interface ChatOptionsProps {
  /** Null: as usual. */
  value: PassageWish | null;
  onChange: (wish: PassageWish | null) => void;
}

/** How the document is cut into what is looked through for an answer. */
export default function ChatOptions({ value: wish, onChange }: ChatOptionsProps) {
  const t = useMessages(chatMessages);
  const value = wish ?? usual;
  return (
    <OptionsPanel title={t('options')} reset={{ label: t('reset'), onReset: () => onChange(null) }}>
      <OptionBlock>
        <NumberInput
          label={t('size')}
          bounds={{ ...bounds.chunkSize, step: 100 }}
          value={value.chunkSize}
          onChange={(chunkSize) => onChange({ ...value, chunkSize })}
        />
        <NumberInput
          label={t('overlap')}
          bounds={{ ...bounds.overlap, step: 10 }}
          value={value.overlap}
          onChange={(overlap) => onChange({ ...value, overlap })}
        />
        <p className="text-12 text-ink-faint">
          {value.overlap < value.chunkSize ? t('optionsText') : t('overlapWrong')}
        </p>
      </OptionBlock>
    </OptionsPanel>
  );
}
