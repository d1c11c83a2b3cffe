import { useEffect, useState } from 'react';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ChooseFileButton } from '../shared/controls/choose-file-button.tsx';
import { WordsField } from '../shared/controls/option-fields.tsx';
import { readPhoto } from './photo-picture.ts';
import { signMessages } from './sign.messages.ts';
import { drawSignature, isFittingPicture, MAX_PICTURE, writeSignature } from './signature-picture.ts';
import { SignaturePad } from './signature-pad.tsx';

const WAYS = ['draw', 'type', 'photo'] as const;
type Way = (typeof WAYS)[number];

interface NewMarkPictureProps {
  /** What is written until something else is typed. */
  words: string;
  /** In base64; empty until there is one. */
  picture: string;
  onPicture: (picture: string) => void;
}

/** A signature or initials: drawn, typed in a hand font, or photographed. */
export function NewMarkPicture({ words, picture, onPicture }: NewMarkPictureProps) {
  const t = useMessages(signMessages);
  const [way, setWay] = useState<Way>('draw');
  return (
    <>
      <SegmentedControl
        label={t('how')}
        value={way}
        onValueChange={(next) => {
          setWay(next);
          onPicture('');
        }}
        options={WAYS.map((value) => ({ value, label: t(`hows.${value}`) }))}
      />
      {way === 'draw' && <SignaturePad onDraw={(strokes) => onPicture(drawSignature(strokes))} />}
      {way === 'type' && <Typed words={words} onPicture={onPicture} />}
      {way === 'photo' && <Photo onPicture={onPicture} />}
      {way !== 'draw' && picture && (
        <div className="grid h-28 place-items-center rounded-6 border border-edge bg-page p-3">
          <img src={`data:image/png;base64,${picture}`} alt={t('preview')} className="max-h-22 max-w-full" />
        </div>
      )}
    </>
  );
}

function Typed({ words, onPicture }: Pick<NewMarkPictureProps, 'words' | 'onPicture'>) {
  const t = useMessages(signMessages);
  const [text, setText] = useState(words);
  useEffect(() => {
    let isLatest = true;
    void writeSignature(text.trim()).then((picture) => isLatest && onPicture(picture));
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the parent makes a new function each time
  }, [text]);
  return <WordsField label={t('typed')} value={text} maxLength={80} onChange={setText} />;
}

function Photo({ onPicture }: Pick<NewMarkPictureProps, 'onPicture'>) {
  const t = useMessages(signMessages);
  const [isWrong, setWrong] = useState(false);
  async function take(file: File) {
    const ink = isFittingPicture(file) ? await readPhoto(file) : null;
    setWrong(ink === null);
    onPicture(ink ?? '');
  }
  return (
    <div className="flex flex-col gap-1.5">
      <ChooseFileButton label={t('choose')} accept="image/png,image/jpeg" onFile={take} />
      <p
        role={isWrong ? 'alert' : undefined}
        className={isWrong ? 'text-12 text-danger-ink' : 'text-12 text-ink-faint'}
      >
        {t(isWrong ? 'photoWrong' : 'photoHint', { limit: MAX_PICTURE })}
      </p>
    </div>
  );
}
