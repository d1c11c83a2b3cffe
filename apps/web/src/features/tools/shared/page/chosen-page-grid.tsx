import type { ReactNode } from 'react';
import { chosenPages } from './chosen-pages.ts';
import type { OpenedDocument } from './document.ts';
import { PageGrid } from './page-grid.tsx';

interface ChosenPageGridProps {
  document: OpenedDocument;
  /** The pages that the options name, as they are written there. */
  chosen: unknown;
  /** What lies over each of them; counted from 0. */
  renderOver: (page: OpenedDocument['pages'][number], index: number) => ReactNode;
}

/** All pages, with what a tool draws on those that are chosen. */
export function ChosenPageGrid({ document, chosen, renderOver }: ChosenPageGridProps) {
  const { pages } = document;
  const drawnOn = chosenPages(chosen, pages.length);
  return (
    <PageGrid
      document={document}
      renderOver={(index) => {
        const page = pages[index];
        return page && drawnOn.has(index) && renderOver(page, index);
      }}
    />
  );
}
