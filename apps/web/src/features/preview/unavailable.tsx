import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { TornPageDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { previewTexts } from './preview.texts.ts';

/** In the middle of the desk, in place of a document. */
export function OnDesk({ children }: { children: ReactNode }) {
  return <div className="grid h-full place-items-center overflow-auto p-4">{children}</div>;
}

export function DownloadButton({ onClick }: { onClick: () => void }) {
  const texts = useTexts(previewTexts);
  return (
    <Button onClick={onClick}>
      <Download aria-hidden="true" />
      {texts.download}
    </Button>
  );
}

export function BrokenDocument({ onDownload }: { onDownload: () => void }) {
  const texts = useTexts(previewTexts).broken;
  return (
    <OnDesk>
      <EmptyState
        drawing={<TornPageDrawing />}
        title={texts.title}
        action={<DownloadButton onClick={onDownload} />}
      >
        {texts.text}
      </EmptyState>
    </OnDesk>
  );
}

export function UnreachableDocument({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(previewTexts).unreachable;
  return (
    <OnDesk>
      <EmptyState
        drawing={<TornPageDrawing />}
        title={texts.title}
        action={<Button onClick={onRetry}>{texts.again}</Button>}
      >
        {texts.text}
      </EmptyState>
    </OnDesk>
  );
}
