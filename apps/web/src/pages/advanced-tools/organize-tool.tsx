import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import { OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { useHistory } from '../../features/pdf-tools/advanced/history.ts';
import { DropThread } from '../../features/pdf-tools/drop-thread.tsx';
import { moveItem } from '../../features/pdf-tools/move-item.ts';
import { useSortable } from '../../features/pdf-tools/use-sortable.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { OrganizePage, type PlacedPage } from './organize-page.tsx';
import { organizeTexts } from './organize.texts.ts';
import { ToolFrame } from './tool-frame.tsx';
import { UndoButtons } from './undo-buttons.tsx';

export default function OrganizeTool({ document, aside, onAnew }: DocumentToolProps) {
  const texts = useTexts(organizeTexts);
  const words = useTexts(advancedTexts);
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
    { label: texts.turnAll, to: pages.map((page) => turn(page, 90)) },
    { label: texts.reverse, to: pages.toReversed() },
    { label: texts.odd, to: pages.filter(({ page }) => page % 2 === 1) },
    { label: texts.even, to: pages.filter(({ page }) => page % 2 === 0) },
  ];
  return (
    <ToolFrame
      tool="organize"
      action="organize"
      usualName="organized"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary(words.pages(pages.length), String(sizes.length))}
      missing={isSame ? texts.unchanged : null}
      aside={aside}
      onAnew={onAnew}
      onReset={() => history.set(first)}
      send={(request) => api.pdfTools.organize.mutate({ fileId: file.id, pages, ...request })}
      options={
        <OptionBlock title={texts.allPages}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,145px),1fr))] gap-2">
            {quick.map(({ label, to }) => (
              <Button key={label} disabled={to.length === 0} onClick={() => history.set(to)}>
                {label}
              </Button>
            ))}
          </div>
          <p className="text-12 text-ink-faint">{texts.hint}</p>
        </OptionBlock>
      }
    >
      <div className="mb-3 flex items-center gap-1">
        <p className="mr-auto text-13 text-ink-soft tabular-nums">{words.pages(pages.length)}</p>
        <UndoButtons history={history} />
      </div>
      <ol
        ref={listRef}
        aria-label={texts.order}
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
