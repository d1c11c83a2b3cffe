import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { useHistory } from '../shared/order/history.ts';
import { DropThread } from '../shared/order/drop-thread.tsx';
import { moveItem } from '../shared/order/move-item.ts';
import { useSortable } from '../shared/order/use-sortable.ts';
import { useMessages } from '../../../lib/messages.ts';
import { api } from '../../../lib/trpc.ts';
import { OrganizePage, type PlacedPage } from './organize-page.tsx';
import { organizeMessages } from './organize.messages.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';

export default onDocument(OrganizeTool);

function OrganizeTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(organizeMessages);
  const tToolsProfessional = useMessages(advancedMessages);
  const { file, pages: sizes } = document;
  const [first] = useState<PlacedPage[]>(() => sizes.map((_size, index) => ({ page: index + 1, rotate: 0 })));
  const history = useHistory(first);
  const pages = history.value;
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: pages.length,
    isGrid: true,
    onMove: (from, gap) => history.set(moveItem(pages, from, gap)),
  });
  const turn = (page: PlacedPage, by: number) => ({ ...page, rotate: (page.rotate + by + 360) % 360 });
  const isSame = JSON.stringify(pages) === JSON.stringify(first);
  const quick = [
    { label: t('turnAll'), to: pages.map((page) => turn(page, 90)) },
    { label: t('reverse'), to: pages.toReversed() },
    { label: t('odd'), to: pages.filter(({ page }) => page % 2 === 1) },
    { label: t('even'), to: pages.filter(({ page }) => page % 2 === 0) },
  ];
  return (
    <ToolFrame
      tool="organize"
      action="organize"
      usualName="organized"
      button={t('button')}
      done={t('done')}
      failed={(message) => t('failed', { message })}
      summary={t('summary', {
        pages: tToolsProfessional('pages', { pages: pages.length }),
        of: String(sizes.length),
      })}
      missing={isSame ? t('unchanged') : null}
      aside={aside}
      onAnew={onAnew}
      onReset={() => history.set(first)}
      send={(request) => api.pdfTools.organize.mutate({ fileId: file.id, pages, ...request })}
      options={
        <OptionBlock title={t('allPages')}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,145px),1fr))] gap-2">
            {quick.map(({ label, to }) => (
              <Button key={label} disabled={to.length === 0} onClick={() => history.set(to)}>
                {label}
              </Button>
            ))}
          </div>
          <p className="text-12 text-ink-faint">{t('hint')}</p>
        </OptionBlock>
      }
    >
      <div className="mb-3 flex items-center gap-1">
        <p className="mr-auto text-13 text-ink-soft tabular-nums">
          {tToolsProfessional('pages', { pages: pages.length })}
        </p>
        <UndoButtons history={history} />
      </div>
      <ol
        ref={listRef}
        aria-label={t('order')}
        className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-5 rounded-10 border border-line bg-sunken p-5"
      >
        {pages.map((placed, index) => (
          <li key={placed.page} data-sort className="relative" style={itemStyle(index)}>
            {drag?.gap === index && <DropThread isUpright place="before" />}
            {drag?.gap === pages.length && index === pages.length - 1 && (
              <DropThread isUpright place="after" />
            )}
            <OrganizePage
              fileId={file.id}
              size={sizes[placed.page - 1]}
              placed={placed}
              number={index + 1}
              grip={gripProps(index)}
              onTurn={(by) => history.set(pages.map((one) => (one === placed ? turn(one, by) : one)))}
              onRemove={
                pages.length > 1 ? () => history.set(pages.filter((one) => one !== placed)) : undefined
              }
            />
          </li>
        ))}
      </ol>
    </ToolFrame>
  );
}
