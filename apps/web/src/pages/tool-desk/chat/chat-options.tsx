import { embeddingsInput } from '@sheaf/api/features/ai/ai.schema.ts';
import { OptionBlock } from '../../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { NumberOption } from '../../../features/pdf-tools/options/number-option.tsx';
import { OptionsPanel } from '../../../features/pdf-tools/options/options-panel.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { chatTexts } from './chat.texts.ts';

const { shape } = embeddingsInput;

export interface PassageWish {
  chunkSize: number;
  overlap: number;
}

const usual: PassageWish = {
  chunkSize: shape.chunkSize.parse(undefined),
  overlap: shape.overlap.parse(undefined),
};

interface ChatOptionsProps {
  /** Null: as usual. */
  value: PassageWish | null;
  onChange: (wish: PassageWish | null) => void;
}

/** How the document is cut into what is looked through for an answer. */
export default function ChatOptions({ value: wish, onChange }: ChatOptionsProps) {
  const texts = useTexts(chatTexts);
  const value = wish ?? usual;
  return (
    <OptionsPanel title={texts.options} reset={{ label: texts.reset, onReset: () => onChange(null) }}>
      <OptionBlock>
        <NumberOption
          label={texts.size}
          schema={shape.chunkSize}
          step={100}
          value={value.chunkSize}
          onChange={(chunkSize) => onChange({ ...value, chunkSize })}
        />
        <NumberOption
          label={texts.overlap}
          schema={shape.overlap}
          step={10}
          value={value.overlap}
          onChange={(overlap) => onChange({ ...value, overlap })}
        />
        <p className="text-12 text-ink-faint">
          {value.overlap < value.chunkSize ? texts.optionsText : texts.overlapWrong}
        </p>
      </OptionBlock>
    </OptionsPanel>
  );
}
