import type { ReactNode } from 'react';
import type { LaidSheet } from '@sheaf/pdf-core/options';
import type { OpenedDocument } from './document.ts';
import { toStyle } from './page-geometry.ts';
import { PageSheet } from './page-sheet.tsx';
import { PaperSheets } from './paper-sheets.tsx';
import type { PictureWidth } from './use-page-picture.ts';

interface LaidSheetsProps {
  document: OpenedDocument;
  sheets: LaidSheet[];
  /** A thin line is drawn around each page. */
  isFramed?: boolean;
  /** Smaller paper is shown smaller. */
  isToScale?: boolean;
  renderCaption?: (sheet: LaidSheet, index: number) => ReactNode;
}

/** Sheets with several pages of a document on each. */
export function LaidSheets({
  document: { file },
  sheets,
  isFramed,
  isToScale,
  renderCaption,
}: LaidSheetsProps) {
  const edge = isFramed ? '*:shadow-none *:outline *:outline-line-strong' : '*:shadow-none';
  return (
    <PaperSheets
      isToScale={isToScale}
      sheets={sheets.map((sheet, at) => ({
        size: sheet,
        caption: renderCaption?.(sheet, at),
        render: () =>
          sheet.pages.map(({ index, window }, place) => (
            <div key={place} data-page={index + 1} className="absolute" style={toStyle(window, sheet)}>
              <PageSheet
                fileId={file.id}
                page={index + 1}
                width={widthFor(window.width / sheet.width)}
                className={`size-full ${edge}`}
              />
            </div>
          )),
      }))}
    />
  );
}

function widthFor(share: number): PictureWidth {
  if (share > 0.6) return 960;
  return share > 0.2 ? 480 : 240;
}
