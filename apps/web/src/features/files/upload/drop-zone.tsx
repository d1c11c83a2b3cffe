import { Upload } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { classes } from '../../../lib/classes.ts';
import { useTexts } from '../../../lib/texts.ts';
import { accepted } from './check-file.ts';
import { uploadTexts } from './upload.texts.ts';

/** Takes files and whole folders; what may not be sent is told in its row, so nothing is turned away here. */
export function DropZone({ onFiles, place }: { onFiles: (files: readonly File[]) => void; place: string }) {
  const texts = useTexts(uploadTexts);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: (files) => onFiles(files),
    noPaste: true,
    noDragEventsBubbling: true,
  });
  return (
    <div
      {...getRootProps({ role: 'button', 'aria-label': texts.drop })}
      className={classes(
        'flex cursor-pointer flex-col items-center rounded-10 border border-dashed px-4 py-5 text-center transition-colors duration-120',
        isDragActive
          ? 'border-accent bg-accent-soft'
          : 'border-accent-line bg-accent-soft/50 hover:border-accent hover:bg-accent-soft',
      )}
    >
      <input {...getInputProps({ accept: accepted, 'aria-label': texts.title })} />
      <Upload aria-hidden="true" className="mb-2 size-5 text-accent-ink" />
      <p className="text-14 font-bold">{isDragActive ? texts.dropActive : texts.drop}</p>
      <p className="text-12 text-ink-soft">{texts.supports}</p>
      <p className="text-12 text-ink-soft">{texts.into(place)}</p>
    </div>
  );
}
