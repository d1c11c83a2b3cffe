import type { ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import type { OpenedDocument } from './document.ts';
import { FEW_PAGES, PageList } from './page-list.tsx';
import { SeenPage } from './seen-page.tsx';

interface PageGridProps {
  document: OpenedDocument;
  /** What lies over a page, counted from 0. */
  renderOver?: (index: number) => ReactNode;
  /** What lies under a page, counted from 0. */
  renderUnder?: (index: number) => ReactNode;
  /** Degrees it is turned by, clockwise. */
  rotate?: (index: number) => number;
  renderCaption?: (index: number) => ReactNode;
}

/** All pages: as large as they can be worked on where something lies over or under them or there is one, else beside each other, a few so that they can be read. */
export function PageGrid(props: PageGridProps) {
  const { document, renderOver, renderUnder, rotate, renderCaption } = props;
  const { file, pages } = document;
  const t = useMessages(advancedMessages);
  const isWorkedOn = Boolean(renderOver ?? renderUnder) || pages.length === 1;
  return (
    <PageList
      label={t('pages', { pages: pages.length })}
      isLarge={isWorkedOn}
      count={pages.length}
      renderPage={(index) => (
        <>
          <SeenPage
            fileId={file.id}
            page={index + 1}
            size={pages[index]!}
            rotate={rotate?.(index)}
            large={isWorkedOn || pages.length <= FEW_PAGES}
            under={renderUnder?.(index)}
          >
            {renderOver?.(index)}
          </SeenPage>
          <span className="text-center text-12 text-ink-soft tabular-nums">
            {renderCaption ? renderCaption(index) : index + 1}
          </span>
        </>
      )}
    />
  );
}
