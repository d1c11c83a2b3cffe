import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { TornPageDrawing } from '../../../components/drawing.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { readApiError } from '../../../lib/api/api-error.ts';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { previewMessages } from '../preview.messages.ts';

/** In the middle of the desk, in place of a document. */
export function OnDesk({ children }: { children: ReactNode }) {
  return <div className="grid h-full place-items-center overflow-auto p-4">{children}</div>;
}

export function DownloadButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(previewMessages);
  return (
    <Button onClick={onClick}>
      <Download aria-hidden="true" />
      {t('download')}
    </Button>
  );
}

export function BrokenDocument({ onDownload }: { onDownload: () => void }) {
  const t = useMessages(previewMessages);
  return (
    <OnDesk>
      <EmptyState
        drawing={<TornPageDrawing />}
        title={t('broken.title')}
        action={<DownloadButton onClick={onDownload} />}
      >
        {t('broken.text')}
      </EmptyState>
    </OnDesk>
  );
}

export function UnreachableDocument({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(previewMessages);
  return (
    <OnDesk>
      <EmptyState
        drawing={<TornPageDrawing />}
        title={t('unreachable.title')}
        action={<Button onClick={onRetry}>{t('unreachable.again')}</Button>}
      >
        {t('unreachable.text')}
      </EmptyState>
    </OnDesk>
  );
}

interface RefusedDocumentProps {
  error: unknown;
  title: string;
  onRetry: () => void;
  onDownload: () => void;
}

/** What the server could not read, and why. */
export function RefusedDocument({ error, title, onRetry, onDownload }: RefusedDocumentProps) {
  const texts = useTranslated(errorWords);
  const problem = readApiError(error);
  if (problem.code === 'network') return <UnreachableDocument onRetry={onRetry} />;
  return (
    <OnDesk>
      <EmptyState
        drawing={<TornPageDrawing />}
        title={title}
        action={<DownloadButton onClick={onDownload} />}
      >
        {describeError(problem, texts)}
      </EmptyState>
    </OnDesk>
  );
}
