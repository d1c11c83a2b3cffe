import { ScanText } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { TornPageDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Thread } from '../../components/thread.tsx';
import { useTexts } from '../../lib/texts.ts';
import { aiTexts } from './ai.texts.ts';
import type { AssistantActions } from './use-assistant-actions.ts';

/** For scans and images: their text comes before anything else. */
export function ExtractText({ text, actions }: { text: string; actions: AssistantActions }) {
  const { ocr: texts } = useTexts(aiTexts);
  const { busy, progress, stop, extractText } = actions;
  const isReading = busy === 'ocr';
  const button = isReading ? (
    <div className="w-56">
      <Thread label={texts.working} value={progress ? (100 * progress.done) / progress.total : 0} />
      <output className="mt-2 block text-12 text-ink-faint tabular-nums">
        {progress ? texts.progress(progress.done, progress.total) : texts.working}
      </output>
      <Button size="small" className="mt-3" disabled={!progress} onClick={stop}>
        {texts.stop}
      </Button>
    </div>
  ) : (
    <Button look="primary" disabled={busy !== null} onClick={() => void extractText()}>
      <ScanText aria-hidden="true" />
      {texts.button}
    </Button>
  );
  return (
    <div className="my-auto py-6">
      <EmptyState level="p" drawing={<TornPageDrawing />} title={texts.title} action={button}>
        {text}
      </EmptyState>
    </div>
  );
}
