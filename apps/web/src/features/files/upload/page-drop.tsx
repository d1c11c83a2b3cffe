import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { useMessages } from '../../../lib/messages.ts';
import { uploadMessages } from './upload.messages.ts';

interface PageDropProps {
  place: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Files can be dropped anywhere on what stands inside, and pasted anywhere on the page. */
export function PageDrop({ place, onFiles, children }: PageDropProps) {
  const t = useMessages(uploadMessages);
  const { getRootProps, isDragActive } = useDropzone({
    onDrop: (files) => files.length > 0 && onFiles(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });
  usePastedFiles(onFiles);
  return (
    <div {...getRootProps({ className: 'min-h-[calc(100vh-57px)] outline-none' })}>
      {children}
      {isDragActive && (
        <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-16 border-2 border-dashed border-accent bg-accent-soft/85">
          <p className="text-center">
            <Upload aria-hidden="true" className="mx-auto mb-2 size-5 text-accent-ink" />
            <strong className="section-title block">{t('dropActive')}</strong>
            <span className="text-14 text-ink-soft">{t('into', { place })}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
