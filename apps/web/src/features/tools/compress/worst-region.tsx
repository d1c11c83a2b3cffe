import { toPicture, type CompressCandidate } from './use-compress-preview.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';

/** The part of a page that a version changed most: the same place and size before and after. */
export function WorstRegion({ made, isFailed }: { made: CompressCandidate | undefined; isFailed: boolean }) {
  const t = useMessages(pdfToolsMessages);
  const worst = made?.worst;
  if (made && !worst)
    return <span className="mt-1.5 block text-12 text-ink-soft">{t('candidates.identical')}</span>;
  return (
    <span className="mt-2 flex items-center gap-2">
      {(['before', 'after'] as const).map((side) => (
        <span key={side} className="block shrink-0">
          {worst ? (
            <img
              src={toPicture(worst[side] ?? '')}
              alt={t(`candidates.worst.${side}`, { page: worst.page })}
              className="size-16 shrink-0 rounded-4 border border-line bg-page object-cover dark:brightness-[.925]"
            />
          ) : (
            <Skeleton className={classes('size-16 shrink-0', isFailed && 'opacity-30')} />
          )}
        </span>
      ))}
      {worst && (
        <span className="min-w-0 text-12 text-ink-soft">
          {t('candidates.worst.text', { page: worst.page })}
        </span>
      )}
    </span>
  );
}
