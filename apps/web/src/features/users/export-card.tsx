import { useEffect, useRef, useState } from 'react';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { fetchBlob, saveBlob } from '../../lib/download.ts';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { accountTexts } from './account.texts.ts';

export function ExportCard() {
  const texts = useTexts(accountTexts).data;
  const { bytes, start, stop } = useExport();
  const isRunning = bytes !== null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-[18px]">
      <div className="min-w-60 flex-1">
        <h2 className="section-title">{texts.title}</h2>
        <p className="mt-0.5 text-13 text-ink-soft">{texts.text}</p>
      </div>
      <div className="flex items-center gap-3">
        {isRunning && (
          <output className="text-13 text-ink-soft tabular-nums">
            {bytes ? texts.progress(formatBytes(bytes)) : texts.preparing}
          </output>
        )}
        {isRunning ? (
          <Button onClick={stop}>{texts.stop}</Button>
        ) : (
          <Button onClick={start}>
            <Download aria-hidden="true" />
            {texts.export}
          </Button>
        )}
      </div>
    </Card>
  );
}

function useExport() {
  const texts = useTexts(accountTexts).data;
  const errorTexts = useTexts(apiErrorTexts);
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setBytes(0);
    try {
      const { blob, filename } = await fetchBlob('/api/users/export', { onProgress: setBytes, signal });
      saveBlob(blob, filename ?? 'sheaf-export.zip');
      toast.success(texts.done);
    } catch (error) {
      const description = describeError(readApiError(error), errorTexts);
      if (!signal.aborted) toast.error(texts.failed, { description });
    } finally {
      setBytes(null);
    }
  }
  return { bytes, start, stop: () => running.current?.abort() };
}
