import { useState } from 'react';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { isFittingPicture, readBase64, MAX_PICTURE } from './signature-picture.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ChooseFileButton } from '../shared/controls/choose-file-button.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { signMessages } from './sign.messages.ts';

export type How = {
  kind: 'type' | 'draw' | 'image';
  strokes: { x: number; y: number }[][];
  /** In base64. */
  image: string;
};

export function SignHow({ how, onChange }: { how: How; onChange: (how: How) => void }) {
  const t = useMessages(signMessages);
  const [isWrong, setWrong] = useState(false);
  return (
    <OptionBlock title={t('how')}>
      <div>
        <SegmentedControl
          label={t('how')}
          value={how.kind}
          onValueChange={(kind) => onChange({ kind, strokes: [], image: '' })}
          options={(['type', 'draw', 'image'] as const).map((value) => ({
            value,
            label: t(`hows.${value}`),
          }))}
        />
      </div>
      {how.kind === 'type' && <p className="text-12 text-ink-faint">{t('typed')}</p>}
      {how.kind === 'draw' && <SignaturePad onDraw={(strokes) => onChange({ ...how, strokes })} />}
      {how.kind === 'image' && (
        <>
          <ChooseFileButton
            label={t('choose')}
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
            {t(isWrong ? 'imageWrong' : 'imageHint', { limit: MAX_PICTURE })}
          </p>
        </>
      )}
    </OptionBlock>
  );
}
