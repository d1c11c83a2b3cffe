import { FolderUp, Upload } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../../components/button.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { accepted } from './check-file.ts';
import type { FolderPath } from './empty-folders.ts';
import { useDropped } from './use-dropped.ts';
import { uploadMessages } from './upload.messages.ts';

interface DropZoneProps {
  /** Chosen in the browser's own window. */
  onFiles: (files: readonly File[]) => void;
  /** Let go here. */
  onDrop: (files: readonly File[], emptyFolders: FolderPath[]) => void;
  place: string;
}

/** Accepts files and whole folders; the row of a file shows whether it is refused, so nothing is refused here. */
export function DropZone({ onFiles, onDrop, place }: DropZoneProps) {
  const t = useMessages(uploadMessages);
  const dropped = useDropped();
  const { getRootProps, getInputProps, inputRef, open, isDragActive } = useDropzone({
    onDrop: (files, _, { type }) =>
      type === 'drop'
        ? void dropped.emptyFolders(files).then((empty) => onDrop(files, empty))
        : onFiles(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    noDragEventsBubbling: true,
  });
  const choose = (isFolder: boolean) => {
    inputRef.current?.toggleAttribute('webkitdirectory', isFolder);
    open();
  };
  return (
    <div {...getRootProps({ onDrop: dropped.remember })}>
      <input {...getInputProps({ accept: accepted, 'aria-label': t('title') })} />
      <button
        type="button"
        onClick={() => choose(false)}
        className={classes(
          'flex w-full flex-col items-center rounded-10 border border-dashed px-4 py-5 text-center transition-colors duration-120',
          isDragActive
            ? 'border-accent bg-accent-soft'
            : 'border-accent-line bg-accent-soft/50 hover:border-accent hover:bg-accent-soft',
        )}
      >
        <Upload aria-hidden="true" className="mb-2 size-5 text-accent-ink" />
        <strong className="text-14 font-bold text-balance">
          {isDragActive ? (
            t('dropActive')
          ) : (
            <>
              <span className="pointer-coarse:hidden">{t('drop')}</span>
              <span className="hidden pointer-coarse:inline">{t('dropTouch')}</span>
            </>
          )}
        </strong>
        <span className="text-12 text-balance text-ink-soft">{t('supports')}</span>
        <span className="text-12 text-ink-soft">{t('into', { place })}</span>
      </button>
      {'webkitdirectory' in HTMLInputElement.prototype && (
        <p className="mt-2 text-center pointer-coarse:hidden">
          <Button size="small" look="bare" onClick={() => choose(true)}>
            <FolderUp aria-hidden="true" />
            {t('folder')}
          </Button>
        </p>
      )}
    </div>
  );
}
