import type { Annotation } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { isFittingPicture, MAX_PICTURE, readBase64 } from '../sign/signature-picture.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { annotateMessages } from './annotate.messages.ts';
import { ChooseFileButton } from '../shared/controls/choose-file-button.tsx';

type Stamp = Extract<Annotation, { type: 'stamp' }>;

interface StampPictureProps {
  mark: Stamp;
  onChange: (mark: Stamp) => void;
}

/** A stamp is words in a frame, or a picture in their place. */
export function StampPicture({ mark, onChange }: StampPictureProps) {
  const t = useMessages(annotateMessages);
  const [isWrong, setWrong] = useState(false);
  async function take(file: File) {
    setWrong(!isFittingPicture(file));
    if (!isFittingPicture(file)) return;
    try {
      const { width, height } = await createImageBitmap(file);
      // As wide as before, with the aspect ratio of the picture.
      onChange({ ...mark, image: await readBase64(file), height: (mark.width * height) / width });
    } catch {
      setWrong(true);
    }
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFileButton
          label={mark.image ? t('otherPicture') : t('picture')}
          accept="image/png,image/jpeg"
          onFile={take}
        />
        {mark.image && (
          <Button look="bare" onClick={() => onChange({ ...mark, image: undefined })}>
            {t('noPicture')}
          </Button>
        )}
      </div>
      <p
        role={isWrong ? 'alert' : undefined}
        className={isWrong ? 'text-12 text-danger-ink' : 'text-12 text-ink-faint'}
      >
        {t(isWrong ? 'pictureWrong' : 'pictureHint', { limit: MAX_PICTURE })}
      </p>
    </div>
  );
}
