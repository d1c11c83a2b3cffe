import { nameForFiles } from '@sheaf/api/features/auth/auth.file-names.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { Download } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { fetchBlob, saveBlob } from '../../lib/api/download.ts';
import { formatBytes } from '../../lib/messages/format.ts';
import { appName } from '../../lib/messages/app-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { accountMessages } from './account.messages.ts';

export function ExportCard() {
  const t = useMessages(accountMessages);
  const { bytes, start, stop } = useExport();
  const isRunning = bytes !== null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-[18px]">
      <div className="min-w-60 flex-1">
        <h2 className="section-title">{t('data.title')}</h2>
        <p className="mt-0.5 text-13 text-ink-soft">{t('data.text')}</p>
      </div>
      <div className="flex items-center gap-3">
        {isRunning && (
          <output className="text-13 text-ink-soft tabular-nums">
            {bytes ? t('data.progress', { bytes: formatBytes(bytes) }) : t('data.preparing')}
          </output>
        )}
        {isRunning ? (
          <Button onClick={stop}>{t('data.stop')}</Button>
        ) : (
          <Button onClick={start}>
            <Download aria-hidden="true" />
            {t('data.export')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function useExport() {
  const t = useMessages(accountMessages);
  const errorTexts = useTranslated(errorWords);
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setBytes(0);
    try {
      const { blob, filename } = await fetchBlob('/api/users/export', { onProgress: setBytes, signal });
      saveBlob(blob, filename ?? `${nameForFiles(appName())}-export.zip`);
      toast.success(t('data.done'));
    } catch (error) {
      const description = describeError(readApiError(error), errorTexts);
      if (!signal.aborted) toast.error(t('data.failed'), { description });
    } finally {
      setBytes(null);
    }
  }
  return { bytes, start, stop: () => running.current?.abort() };
}
