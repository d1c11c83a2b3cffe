import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { advancedTexts } from '../advanced.texts.ts';
import type { OpenedDocument } from '../document.ts';
import { SeenPage } from './seen-page.tsx';

interface PageWallProps {
  document: OpenedDocument;
  /** What lies over a page, counted from 0. */
  renderOver?: (index: number) => ReactNode;
  renderCaption?: (index: number) => ReactNode;
}

/** All pages, small, beside each other. */
export function PageWall({ document: { file, pages }, renderOver, renderCaption }: PageWallProps) {
  const texts = useTexts(advancedTexts);
  return (
    <ol
      aria-label={texts.pages(pages.length)}
      className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] items-end gap-4 rounded-10 border border-line bg-sunken p-4"
    >
      {pages.map((size, index) => (
        <li key={index} className="flex flex-col gap-1.5">
          <SeenPage fileId={file.id} page={index + 1} size={size}>
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
