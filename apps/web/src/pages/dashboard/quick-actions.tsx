import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { AskDrawing, BatchDrawing, MergeDrawing, UploadDrawing } from './action-drawings.tsx';
import { dashboardMessages } from './dashboard.messages.ts';

interface QuickActionsProps {
  onUpload: () => void;
  /** Opens the batch processor, where there is one. */
  onBatch?: () => void;
}

const card =
  'flex flex-col items-center rounded-10 border bg-surface px-1 py-2.5 text-center transition-colors duration-120 ease-out hover:border-line-strong desktop:items-start desktop:px-4 desktop:py-3.5 desktop:text-left';

export function QuickActions({ onUpload, onBatch }: QuickActionsProps) {
  const t = useMessages(dashboardMessages);
  return (
    <section>
      <h2 className="sr-only">{t('quick.title')}</h2>
      <div className={classes('grid gap-2 desktop:gap-3', onBatch ? 'grid-cols-4' : 'grid-cols-3')}>
        <button type="button" className={card} onClick={onUpload}>
          <Words drawing={<UploadDrawing />} title={t('upload')} text={t('quick.upload')} />
        </button>
        <Link to="/tools" className={card}>
          <Words drawing={<MergeDrawing />} title={t('quick.merge')} text={t('quick.mergeText')} />
        </Link>
        <Link to="/dashboard?tab=ai" className={card}>
          <Words drawing={<AskDrawing />} title={t('quick.ai')} text={t('quick.aiText')} />
        </Link>
        {onBatch && (
          <button type="button" className={card} onClick={onBatch}>
            <Words drawing={<BatchDrawing />} title={t('batch')} text={t('quick.batchText')} />
          </button>
        )}
      </div>
    </section>
  );
}

function Words({ drawing, title, text }: { drawing: ReactNode; title: string; text: string }) {
  return (
    <>
      <span className="mb-1.5 desktop:mb-2 desktop:-ml-1.5">{drawing}</span>
      <span className="max-w-full text-12 font-strong hyphens-auto wrap-anywhere desktop:text-14 desktop:font-bold">
        {title}
      </span>
      <span className="text-12 text-ink-faint max-desktop:hidden">{text}</span>
    </>
  );
}
