import { toPicture, type CompressCandidate } from './use-compress-preview.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';

interface WorstRegionProps {
  made: CompressCandidate | undefined;
  isFailed: boolean;
  /** One beside the other; otherwise before stands over after. */
  isRow?: boolean;
}

/** The part of a page that a version changed most: the same place and size before and after. */
export function WorstRegion({ made, isFailed, isRow = false }: WorstRegionProps) {
  const t = useMessages(pdfToolsMessages);
  const worst = made?.worst;
  if (made && !worst) return null;
  return (
    // Before the words to the eye, after them to the ear.
    <span className={classes('-order-1 flex shrink-0 gap-1', !isRow && 'flex-col')}>
      {(['before', 'after'] as const).map((side) =>
        worst ? (
          <img
            key={side}
            src={toPicture(worst[side] ?? '')}
            alt={t(`candidates.worst.${side}`, { page: worst.page })}
            className="size-12 rounded-4 border border-line bg-page object-cover dark:brightness-[.925]"
          />
        ) : (
          <Skeleton key={side} className={classes('size-12', isFailed && 'opacity-30')} />
        ),
      )}
    </span>
  );
}

/** What the two pictures show, or why there are none. */
export function WorstWords({ made }: { made: CompressCandidate }) {
  const t = useMessages(pdfToolsMessages);
  return (
    <span className="block text-12 text-ink-soft">
      {made.worst ? t('candidates.worst.text', { page: made.worst.page }) : t('candidates.identical')}
    </span>
  );
}
