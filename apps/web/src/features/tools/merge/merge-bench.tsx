import { LayoutGrid, List, Plus, SquareStack } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { FileOrder } from './file-order.tsx';
import { FileTile } from './file-tile.tsx';
import { mergeMessages } from './merge.messages.ts';
import { SortMenu } from '../shared/order/sort-menu.tsx';
import { PageChoice } from './page-choice.tsx';
import type { MergePlan } from './use-merge.ts';

// Most merge whole files and never open it.
const PageBoard = lazy(async () => ({
  default: (await import('../shared/board/page-board.tsx')).PageBoard,
}));

interface MergeBenchProps {
  files: StoredFile[];
  plan: MergePlan;
  onFiles: (files: StoredFile[]) => void;
  onAdd: () => void;
  /** A file as a row, with its pages. */
  renderRow: (
    file: StoredFile,
    index: number,
    grip: ComponentProps<'button'>,
    choice: ReactNode,
  ) => ReactNode;
}

const SMALL_FROM = 24;
const VIEWS = [
  ['list', List],
  ['grid', LayoutGrid],
  ['pages', SquareStack],
] as const;

/** The files on their way into one: as rows, as tiles, or page by page. */
export function MergeBench({ files, plan, onFiles, onAdd, renderRow }: MergeBenchProps) {
  const t = useMessages(mergeMessages);
  const { view, board, total } = plan;
  const named = new Map(files.map(({ id, filename }) => [id, filename]));
  const isSmall = files.length > SMALL_FROM;
  const choiceOf = (file: StoredFile, isInTile: boolean) => (
    <PageChoice
      file={file}
      value={plan.choiceOf(file.id)}
      isSmall={isInTile && isSmall}
      onChange={(pages) => plan.choose(file.id, pages)}
    />
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <p className="mr-auto text-13 text-ink-soft tabular-nums">
          {total === null
            ? t('files', { files: files.length })
            : t('filesAndPages', { files: files.length, pages: total })}
        </p>
        {view !== 'pages' && <SortMenu files={files} onFiles={onFiles} />}
        <SegmentedControl
          label={t('view')}
          value={view}
          onValueChange={plan.setView}
          options={VIEWS.map(([value, Icon]) => ({
            value,
            name: t(`views.${value}`),
            label: (
              <>
                <Icon aria-hidden="true" />
                <span className="max-desktop:hidden">{t(`views.${value}`)}</span>
              </>
            ),
          }))}
        />
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      </div>
      {view === 'pages' ? (
        <>
          {board.unreadable.map(({ id, filename }) => (
            <div key={id} className="mb-3">
              <Note kind="bad" fact={t('unreadable', { name: filename })} />
            </div>
          ))}
          <Suspense fallback={<Spinner />}>
            <PageBoard board={board} label={t('pageOrder')} nameOf={(id) => named.get(id)} onAdd={onAdd} />
          </Suspense>
        </>
      ) : (
        <FileOrder files={files} isGrid={view === 'grid'} onOrder={onFiles}>
          {(file, index, grip) =>
            view === 'grid' ? (
              <FileTile
                file={file}
                isSmall={isSmall}
                grip={grip}
                pages={choiceOf(file, true)}
                first={(plan.pagesOf(file)?.[0] ?? 0) + 1}
                onRemove={() => onFiles(files.filter(({ id }) => id !== file.id))}
              />
            ) : (
              renderRow(file, index, grip, choiceOf(file, false))
            )
          }
        </FileOrder>
      )}
    </>
  );
}
