import { ArrowLeftRight, ChevronLeft, ChevronRight, FilePlus2, StickyNote } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { compareMessages } from './compare.messages.ts';
import { type Comparison, type Kind, KINDS } from './comparison.ts';

export type View = 'both' | 'before' | 'after';
const VIEWS: View[] = ['both', 'before', 'after'];

interface CompareActionsProps {
  report: Comparison;
  onSwap: () => void;
  onAnew: () => void;
  isSaving: boolean;
  onSave: () => void;
}

interface CompareBarProps extends CompareActionsProps {
  kind: Kind | 'all';
  onKind: (kind: Kind | 'all') => void;
  view: View;
  onView: (view: View) => void;
  /** The place of the change that is shown, from 0; -1 for none. */
  at: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** The kinds of changes with their numbers. */
export function KindFilter({ report, kind, onKind }: Pick<CompareBarProps, 'report' | 'kind' | 'onKind'>) {
  const t = useMessages(compareMessages);
  const { params } = report.summary;
  return (
    <SegmentedControl
      label={t('filter')}
      value={kind}
      onValueChange={onKind}
      options={[
        { value: 'all' as const, label: `${t('all')} ${formatNumber(report.total)}` },
        ...KINDS.filter((one) => params[one] > 0).map((one) => ({
          value: one,
          label: `${t(`kinds.${one}`)} ${formatNumber(params[one])}`,
        })),
      ]}
    />
  );
}

/** What can be done with the two files and their changes. */
export function CompareActions({ report, onSwap, onAnew, isSaving, onSave }: CompareActionsProps) {
  const t = useMessages(compareMessages);
  return (
    <div className="flex items-center gap-2">
      <IconButton name={t('swap')} onClick={onSwap}>
        <ArrowLeftRight aria-hidden="true" />
      </IconButton>
      <IconButton name={t('change')} onClick={onAnew}>
        <FilePlus2 aria-hidden="true" />
      </IconButton>
      {report.total > 0 && (
        <Button look="primary" busy={isSaving} onClick={onSave} className="max-desktop:ml-auto">
          <StickyNote aria-hidden="true" />
          {isSaving ? t('saving') : t('save')}
        </Button>
      )}
    </div>
  );
}

/** The steps from one change to the next, and what is shown. */
export function CompareBar(props: CompareBarProps) {
  const { report, view, onView, at, count, onStep } = props;
  const t = useMessages(compareMessages);
  return (
    <div className="flex flex-wrap items-center gap-2 max-desktop:sticky max-desktop:top-14 max-desktop:z-10 max-desktop:bg-bg max-desktop:py-1">
      {report.total > 0 && (
        <>
          <div className="max-w-full overflow-x-auto max-desktop:hidden">
            <KindFilter {...props} />
          </div>
          <div className="flex items-center text-13 whitespace-nowrap tabular-nums">
            <IconButton name={t('previous')} disabled={at === 0} onClick={() => onStep(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <span aria-live="polite">{t('position', { at: at + 1, total: count })}</span>
            <IconButton name={t('next')} disabled={at === count - 1} onClick={() => onStep(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      <div className="ml-auto">
        <SegmentedControl
          label={t('view')}
          value={view}
          onValueChange={onView}
          options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
      </div>
      <div className="max-desktop:hidden">
        <CompareActions {...props} />
      </div>
    </div>
  );
}
