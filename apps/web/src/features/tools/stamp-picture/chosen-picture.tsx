import { useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ChooseFileButton } from '../shared/controls/choose-file-button.tsx';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { readBase64 } from '../sign/signature-picture.ts';

export type PictureChoice = { data: string; url: string; width: number; height: number };

const MB = 1024 * 1024;
/** In base64 it fits into one request. */
const MOST_MB = 10;

interface ChosenPictureProps {
  picture: PictureChoice | null;
  onPicture: (picture: PictureChoice | null) => void;
}

/** A picture of the device, in a format that browsers show. */
export function ChosenPicture({ picture, onPicture }: ChosenPictureProps) {
  const t = useMessages(toolOptionMessages);
  const [isWrong, setWrong] = useState(false);
  async function take(file: File) {
    const read = file.size > MOST_MB * MB ? null : await readPicture(file).catch(() => null);
    setWrong(!read);
    onPicture(read);
  }
  return (
    <OptionBlock title={t('stamp-picture.picture')}>
      {picture && (
        <img
          src={picture.url}
          alt=""
          className="max-h-24 max-w-full self-start rounded-6 border border-line bg-sunken object-contain p-1"
        />
      )}
      <ChooseFileButton
        label={t(picture ? 'stamp-picture.other' : 'stamp-picture.choose')}
        accept="image/png,image/jpeg,image/webp"
        onFile={take}
      />
      <p
        role={isWrong ? 'alert' : undefined}
        className={isWrong ? 'text-12 text-danger-ink' : 'text-12 text-ink-faint'}
      >
        {t(isWrong ? 'stamp-picture.wrong' : 'stamp-picture.kinds', { limit: MOST_MB })}
      </p>
    </OptionBlock>
  );
}

async function readPicture(file: File): Promise<PictureChoice> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  const data = await readBase64(file);
  return { data, url: `data:${file.type};base64,${data}`, width, height };
}
