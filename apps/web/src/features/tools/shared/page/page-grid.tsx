import type { ReactNode } from 'react';
import { classes } from '../../../../lib/page/classes.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import type { OpenedDocument } from './document.ts';
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

const FEW = 12;

/** All pages: as large as they can be worked on where something lies over or under them or there is one, else beside each other, a few so that they can be read. */
export function PageGrid(props: PageGridProps) {
  const { document, renderOver, renderUnder, rotate, renderCaption } = props;
  const { file, pages } = document;
  const t = useMessages(advancedMessages);
  const isWorkedOn = Boolean(renderOver ?? renderUnder) || pages.length === 1;
  return (
    <ol
      aria-label={t('pages', { pages: pages.length })}
      className={classes(
        'grid items-end gap-4 rounded-10 border border-line bg-sunken p-4',
        isWorkedOn ? 'grid-cols-[minmax(0,540px)] justify-center' : columnsFor(pages.length),
      )}
    >
      {pages.map((size, index) => (
        <li key={index} className="flex flex-col gap-1.5">
          <SeenPage
            fileId={file.id}
            page={index + 1}
            size={size}
            rotate={rotate?.(index)}
            large={isWorkedOn || pages.length <= FEW}
            under={renderUnder?.(index)}
          >
            {renderOver?.(index)}
          </SeenPage>
          <span className="text-center text-12 text-ink-soft tabular-nums">
            {renderCaption ? renderCaption(index) : index + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}

function columnsFor(pages: number): string {
  if (pages <= FEW) return 'grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))]';
  return 'grid-cols-[repeat(auto-fill,minmax(140px,1fr))]';
}
