import type { LaidSheet } from '@sheaf/pdf-core/options';
import type { OpenedDocument } from './document.ts';
import { toStyle } from './page-geometry.ts';
import { PageSheet } from './page-sheet.tsx';
import { PaperSheets } from './paper-sheets.tsx';

interface LaidSheetsProps {
  document: OpenedDocument;
  sheets: LaidSheet[];
  /** A thin line is drawn around each page. */
  isFramed?: boolean;
}

/** Sheets with several pages of a document on each. */
export function LaidSheets({ document: { file }, sheets, isFramed }: LaidSheetsProps) {
  const edge = isFramed ? '*:shadow-none *:outline *:outline-line-strong' : '*:shadow-none';
  return (
    <PaperSheets
      sheets={sheets.map(({ pages, ...size }) => ({
        size,
        render: () =>
          pages.map(({ index, window }, place) => (
            <div key={place} data-page={index + 1} className="absolute" style={toStyle(window, size)}>
              <PageSheet
                fileId={file.id}
                page={index + 1}
                width={window.width > size.width / 5 ? 480 : 240}
                className={`size-full ${edge}`}
              />
            </div>
          )),
      }))}
    />
  );
}
