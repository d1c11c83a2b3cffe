import type { Recommendation } from '@sheaf/api/features/ai/ai.schema.ts';
import type { Reading } from '@sheaf/api/features/files/files.schema.ts';
import { LockOpen, ScanText } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { TornPageDrawing } from '../../components/drawing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { Thread } from '../../components/thread.tsx';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { textStateOf, type TextState } from './text-state.ts';
import { useReadSoFar } from './use-read-so-far.ts';
import type { AssistantActions } from './use-assistant-actions.ts';

interface ExtractTextProps {
  reading: Reading;
  text: string;
  actions: AssistantActions;
  /** It has to be unlocked before anything can be read of it. */
  locked?: Recommendation | undefined;
}

/** For scans and images: their text comes before anything else. */
export function ExtractText(props: ExtractTextProps) {
  const { reading, text, actions, locked } = props;
  const t = useMessages(aiMessages);
  const { fileId, busy, operation, progress, stop, extractText } = actions;
  const isReading = busy === 'ocr';
  const percent = progress ? (100 * progress.done) / progress.total : 0;
  const { first, count } = useReadSoFar(fileId, isReading ? progress?.done : undefined);
  if (locked) return <Locked advice={locked} onUnlock={() => actions.openTool('unlock')} />;
  const state = textStateOf(reading);
  if (state !== 'needs_ocr' && !isReading) return <NothingToAsk state={state} actions={actions} />;
  const button = isReading ? (
    <div className="w-56">
      <Thread label={t('ocr.working')} value={percent} />
      <output className="mt-2 block text-12 text-ink-faint tabular-nums">
        {progress ? t('ocr.progress', { done: progress.done, total: progress.total }) : t('ocr.working')} ·{' '}
        {t('ocr.percent', { percent: Math.floor(percent) })}
      </output>
      <Button size="small" className="mt-3" disabled={operation?.isCancelling} onClick={stop}>
        {t('ocr.stop')}
      </Button>
    </div>
  ) : (
    <Button look="primary" disabled={busy !== null} onClick={() => void extractText()}>
      <ScanText aria-hidden="true" />
      {t('ocr.button')}
    </Button>
  );
  return (
    <div className="my-auto py-6">
      <EmptyState level="p" drawing={<TornPageDrawing />} title={t('ocr.title')} action={button}>
        {!isReading && count > 0 ? t('ocr.kept', { count }) : text}
      </EmptyState>
      {isReading && first && (
        <section
          aria-label={t('ocr.firstPage', { page: formatNumber(first.page) })}
          className="mx-4 mt-6 border-t pt-4 text-left desktop:mx-6"
        >
          <h3 className="text-12 text-ink-faint">{t('ocr.firstPage', { page: formatNumber(first.page) })}</h3>
          <p className="mt-1 line-clamp-6 text-13 whitespace-pre-line text-ink-soft">{first.text}</p>
        </section>
      )}
    </div>
  );
}

/** Nothing can be asked of it yet, or ever, and OCR is not what is missing. */
function NothingToAsk({
  state,
  actions,
}: {
  state: Exclude<TextState, 'needs_ocr'>;
  actions: AssistantActions;
}) {
  const t = useMessages(aiMessages);
  const again = (
    <Button disabled={actions.busy !== null} onClick={actions.openOcr}>
      <ScanText aria-hidden="true" />
      {t('withoutText.again')}
    </Button>
  );
  return (
    <div className="my-auto py-6">
      <EmptyState
        level="p"
        drawing={state === 'pending' ? <Spinner size="large" /> : <TornPageDrawing />}
        title={t(`withoutText.${state}.title`)}
        action={state === 'ocr_found_nothing' ? again : undefined}
      >
        {t(`withoutText.${state}.text`)}
      </EmptyState>
    </div>
  );
}

function Locked({ advice, onUnlock }: { advice: Recommendation; onUnlock: () => void }) {
  const say = useAnswers();
  const { key, params } = advice;
  const title = say({ key: `advice.${key}.title`, message: advice.title });
  const button = (
    <Button look="primary" onClick={onUnlock}>
      <LockOpen aria-hidden="true" />
      {title}
    </Button>
  );
  return (
    <div className="my-auto py-6">
      <EmptyState level="p" drawing={<TornPageDrawing />} title={title} action={button}>
        {say({ key: `advice.${key}.description`, params, message: advice.description })}
      </EmptyState>
    </div>
  );
}
