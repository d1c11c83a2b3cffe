import { Camera, Images } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { scanMessages } from './scan.messages.ts';

interface PhotoInputProps {
  label: string;
  isCamera?: boolean;
  isSeveral?: boolean;
  onPhotos: (photos: File[]) => void;
  children: (open: () => void) => ReactNode;
}

/** The camera of a phone, or pictures that are there already. */
export function PhotoInput({ label, isCamera, isSeveral, onPhotos, children }: PhotoInputProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={isCamera ? 'environment' : undefined}
        multiple={isSeveral}
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const photos = [...(currentTarget.files ?? [])];
          // The same picture can be chosen again.
          currentTarget.value = '';
          if (photos.length > 0) onPhotos(photos);
        }}
      />
      {children(() => document.getElementById(id)?.click())}
    </>
  );
}

/** A mouse has no camera behind it: the browser would ask for files twice. */
export function useHasCamera(): boolean {
  return useState(() => window.matchMedia('(pointer: coarse)').matches)[0];
}

/** Takes the first photos, or more. */
export function PhotoButtons({ onPhotos, isMore }: { onPhotos: (photos: File[]) => void; isMore: boolean }) {
  const t = useMessages(scanMessages);
  const hasCamera = useHasCamera();
  return (
    <>
      {hasCamera && (
        <PhotoInput label={t('take')} isCamera isSeveral onPhotos={onPhotos}>
          {(open) => (
            <Button look={isMore ? 'quiet' : 'primary'} size={isMore ? 'medium' : 'large'} onClick={open}>
              <Camera aria-hidden="true" />
              {isMore ? t('takeMore') : t('take')}
            </Button>
          )}
        </PhotoInput>
      )}
      <PhotoInput label={t('choose')} isSeveral onPhotos={onPhotos}>
        {(open) => (
          <Button
            look={isMore || hasCamera ? 'quiet' : 'primary'}
            size={isMore ? 'medium' : 'large'}
            onClick={open}
          >
            <Images aria-hidden="true" />
            {isMore ? t('chooseMore') : t('choose')}
          </Button>
        )}
      </PhotoInput>
    </>
  );
}
