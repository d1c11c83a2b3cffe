import { List } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { OpenedDocument } from '../shared/page/document.ts';
import { ToolFailure } from '../shared/run/tool-failure.tsx';
import { ToolResult } from '../shared/run/late-result.ts';
import { useNextTools } from '../shared/run/use-next-tools.tsx';
import { ChangeList } from './change-list.tsx';
import { CompareActions, CompareBar, KindFilter, type View } from './compare-bar.tsx';
import { compareMessages } from './compare.messages.ts';
import { CompareNotes } from './compare-notes.tsx';
import type { Change, Comparison, Kind, SideName } from './comparison.ts';
import { DocumentPane } from './document-pane.tsx';
import { useNoted } from './use-noted.ts';
import { usePanes } from './use-panes.ts';
import { useStepKeys } from './use-step-keys.ts';

interface CompareViewProps {
  report: Comparison;
  documents: Record<SideName, OpenedDocument>;
  picks: Record<SideName, ReactNode> | undefined;
  onSwap: () => void;
  onAnew: () => void;
}

/** Two files side by side, and the list of their changes. */
export function CompareView({ report, documents, picks, onSwap, onAnew }: CompareViewProps) {
  const t = useMessages(compareMessages);
  const nextTools = useNextTools('compare');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const [here, setHere] = useState<Change>();
  const [view, setView] = useState<View>('both');
  const [isListed, setListed] = useState(false);
  const shown = report.changes.filter((change) => kind === 'all' || change.kind === kind);
  const { panes, follow, show } = usePanes(documents, report.changes, view === 'both');
  const noted = useNoted(documents);
  const pick = (change: Change) => {
    setHere(change);
    setListed(false);
    show(change);
  };
  const at = here ? shown.indexOf(here) : -1;
  const changeKind = (next: Kind | 'all') => {
    setKind(next);
    setHere(undefined);
  };
  const step = (by: 1 | -1) => {
    const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by];
    if (next) pick(next);
  };
  useStepKeys(step);
  if (noted.state.status === 'done')
    return (
      <ToolResult
        file={noted.state.answer.file}
        seconds={noted.state.seconds}
        notices={noted.state.answer.notices}
        onAgain={noted.reset}
        againLabel={t('list')}
        onAnew={onAnew}
        nextOf={nextTools}
      />
    );
  const actions = {
    report,
    onSwap,
    onAnew,
    isSaving: noted.state.status === 'running',
    onSave: noted.save,
  };
  const list = (
    <ChangeList changes={shown} here={here} more={kind === 'all' ? report.more : 0} onPick={pick} />
  );
  return (
    // Wider than other pages: two documents have room side by side.
    <div className="flex flex-col gap-3 desktop:mx-[calc(50%-min(50vw-28px,840px))]">
      {noted.state.status === 'failed' && <ToolFailure message={noted.state.message} onAgain={noted.again} />}
      <CompareNotes report={report} documents={documents} isOneFile={picks !== undefined} />
      <CompareBar
        kind={kind}
        onKind={changeKind}
        view={view}
        onView={setView}
        at={at}
        count={shown.length}
        onStep={step}
        {...actions}
      />
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] gap-4',
          report.total > 0 && 'desktop:grid-cols-[minmax(0,1fr)_280px]',
        )}
      >
        <div
          className={classes(
            'flex h-[calc(100dvh-190px)] min-h-[420px] overflow-hidden rounded-10 border border-line max-desktop:flex-col max-desktop:divide-y desktop:h-[max(560px,calc(100dvh-150px))] desktop:divide-x',
            'divide-line',
          )}
        >
          {(['before', 'after'] as const).map(
            (side) =>
              (view === 'both' || view === side) && (
                <DocumentPane
                  key={side}
                  side={side}
                  document={documents[side]}
                  pick={picks?.[side]}
                  changes={shown}
                  here={here}
                  onPick={pick}
                  paneRef={panes[side]}
                  onScroll={() => follow(side)}
                />
              ),
          )}
        </div>
        {report.total > 0 && (
          <aside
            aria-label={t('changes')}
            className="hidden h-[max(560px,calc(100dvh-150px))] overflow-y-auto rounded-10 border border-line bg-surface desktop:block"
          >
            {list}
            {shown.length > 1 && <p className="px-4 py-3 text-12 text-ink-soft">{t('keys')}</p>}
          </aside>
        )}
      </div>
      <div className="flex flex-col gap-3 desktop:hidden">
        {report.total > 0 && (
          <Button wide onClick={() => setListed(true)}>
            <List aria-hidden="true" />
            {t('list')}
          </Button>
        )}
        <CompareActions {...actions} />
      </div>
      <Dialog
        title={t('changes')}
        open={isListed}
        onOpenChange={setListed}
        className="top-auto bottom-0 left-0! w-full max-w-full translate-x-0! rounded-b-none"
      >
        <div className="overflow-x-auto px-4 py-3">
          <KindFilter report={report} kind={kind} onKind={changeKind} />
        </div>
        <div className="pb-4">{list}</div>
      </Dialog>
    </div>
  );
}
