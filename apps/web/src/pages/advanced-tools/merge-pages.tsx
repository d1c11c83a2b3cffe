import { useQueries } from '@tanstack/react-query';
import type { StoredFile } from '../../features/files/item.ts';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import type { History } from '../../features/pdf-tools/advanced/history.ts';
import { DropThread } from '../../features/pdf-tools/drop-thread.tsx';
import { moveItem } from '../../features/pdf-tools/move-item.ts';
import { useSortable } from '../../features/pdf-tools/use-sortable.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { fileToolsTexts } from './file-tools.texts.ts';
import type { MergedPage } from './merged-pages.ts';
import { OrganizePage } from './organize-page.tsx';
import { UndoButtons } from './undo-buttons.tsx';

interface MergePagesProps {
  files: StoredFile[];
  history: History<MergedPage[]>;
}

/** Single pages of all files, dragged into the order of the result. */
export function MergePages({ files, history }: MergePagesProps) {
  const texts = useTexts(fileToolsTexts).merge;
  const words = useTexts(advancedTexts);
  const pages = history.value;
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: pages.length,
    isGrid: true,
    onMove: (from, gap) => history.set(moveItem(pages, from, gap)),
  });
  const infos = useQueries({
    queries: files.map(({ id }) =>
      trpc.pdfTools.info.queryOptions({ id }, { staleTime: Infinity, retry: false }),
    ),
  });
  const known = new Map(files.map((file, place) => [file.id, { file, info: infos[place]?.data?.info }]));
  const change = (placed: MergedPage, rotate: number) =>
    history.set(pages.map((one) => (one === placed ? { ...one, rotate: (rotate + 360) % 360 } : one)));
  return (
    <>
      <div className="mb-3 flex items-center gap-1">
        <p className="mr-auto text-13 text-ink-soft tabular-nums">{words.pages(pages.length)}</p>
        <UndoButtons history={history} />
      </div>
      <ol
        ref={listRef}
        aria-label={texts.pageOrder}
        className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-5 rounded-10 border border-line bg-sunken p-5"
      >
        {pages.map((placed, index) => {
          const { file, info } = known.get(placed.fileId) ?? {};
          return (
            <li
              key={`${placed.fileId} ${placed.page}`}
              data-sort
              className="relative min-w-0"
              style={itemStyle(index)}
            >
              {drag?.gap === index && <DropThread isUpright place="before" />}
              {drag?.gap === pages.length && index === pages.length - 1 && (
                <DropThread isUpright place="after" />
              )}
              <OrganizePage
                fileId={placed.fileId}
                of={file?.filename}
                size={info?.pages[placed.page - 1]}
                placed={placed}
                number={index + 1}
                grip={gripProps(index)}
                onTurn={(by) => change(placed, placed.rotate + by)}
                onRemove={
                  pages.length > 1 ? () => history.set(pages.filter((one) => one !== placed)) : undefined
                }
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
