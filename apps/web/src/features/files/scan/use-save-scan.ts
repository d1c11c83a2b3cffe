import { useEffect, useRef, useState } from 'react';
import { type ApiError, readApiError } from '../../../lib/api/api-error.ts';
import type { StoredFile } from '../item.ts';
import { refreshLists } from '../refresh-lists.ts';
import { sendFile } from '../upload/send-file.ts';
import { writePdf } from './image/write-pdf.ts';
import type { MadePage } from './scan-work.ts';

/** Makes the PDF and sends it; where that fails, the pages are still there for another try. */
export function useSaveScan(folderId: string | null) {
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [saved, setSaved] = useState<StoredFile | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  async function save(pages: readonly MadePage[], name: string): Promise<void> {
    const control = new AbortController();
    running.current = control;
    setError(null);
    setPercent(0);
    try {
      const pictures = await Promise.all(
        pages.map(async ({ jpeg, width, height }) => {
          return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
        }),
      );
      const file = new File([writePdf(pictures, name)], `${name}.pdf`, { type: 'application/pdf' });
      const onProgress = (bytes: number) => setPercent((bytes / file.size) * 100);
      const answer = await sendFile(file, folderId, onProgress, control.signal);
      setSaved(answer.file);
      void refreshLists();
    } catch (reason) {
      if (!control.signal.aborted) setError(readApiError(reason));
    } finally {
      setPercent(null);
    }
  }
  return { save, stop: () => running.current?.abort(), percent, isSaving: percent !== null, error, saved };
}

export type SavingScan = ReturnType<typeof useSaveScan>;
