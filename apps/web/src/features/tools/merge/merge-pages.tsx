import { useQueries } from '@tanstack/react-query';
import type { StoredFile } from '../../files/item.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import type { History } from '../shared/order/history.ts';
import { DropThread } from '../shared/order/drop-thread.tsx';
import { moveItem } from '../shared/order/move-item.ts';
import { useSortable } from '../shared/order/use-sortable.ts';
import { useMessages } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import type { MergedPage } from './merged-pages.ts';
import { OrganizePage } from '../organize/organize-page.tsx';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';

interface MergePagesProps {
  files: StoredFile[];
  history: History<MergedPage[]>;
}

/** Single pages of all files, dragged into the order of the result. */
export function MergePages({ files, history }: MergePagesProps) {
  const t = useMessages(fileToolsMessages);
  const tToolsProfessional = useMessages(advancedMessages);
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
        <p className="mr-auto text-13 text-ink-soft tabular-nums">
          {tToolsProfessional('pages', { pages: pages.length })}
        </p>
        <UndoButtons history={history} />
      </div>
      <ol
        ref={listRef}
        aria-label={t('merge.pageOrder')}
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
