import { useState } from 'react';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { isFittingPicture, readBase64 } from '../../features/pdf-tools/advanced/signature-picture.ts';
import { useTexts } from '../../lib/texts.ts';
import { ChooseFileButton } from './choose-file-button.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { signTexts } from './sign.texts.ts';

export type How = {
  kind: 'type' | 'draw' | 'image';
  strokes: { x: number; y: number }[][];
  /** In base64. */
  image: string;
};

export function SignHow({ how, onChange }: { how: How; onChange: (how: How) => void }) {
  const texts = useTexts(signTexts);
  const [isWrong, setWrong] = useState(false);
  return (
    <OptionBlock title={texts.how}>
      <div>
        <SegmentedControl
          label={texts.how}
          value={how.kind}
          onValueChange={(kind) => onChange({ kind, strokes: [], image: '' })}
          options={(['type', 'draw', 'image'] as const).map((value) => ({ value, label: texts.hows[value] }))}
        />
      </div>
      {how.kind === 'type' && <p className="text-12 text-ink-faint">{texts.typed}</p>}
      {how.kind === 'draw' && <SignaturePad onDraw={(strokes) => onChange({ ...how, strokes })} />}
      {how.kind === 'image' && (
        <>
          <ChooseFileButton
            label={texts.choose}
            accept="image/png,image/jpeg"
            onFile={async (file) => {
              const isFine = isFittingPicture(file);
              setWrong(!isFine);
              onChange({ ...how, image: isFine ? await readBase64(file) : '' });
            }}
          />
          <p
            role={isWrong ? 'alert' : undefined}
            className={isWrong ? 'text-12 text-danger-ink' : 'text-12 text-ink-faint'}
          >
            {isWrong ? texts.imageWrong : texts.imageHint}
          </p>
        </>
      )}
    </OptionBlock>
  );
}
