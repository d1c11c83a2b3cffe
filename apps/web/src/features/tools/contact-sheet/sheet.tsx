import { type ContactSheetOptions, LETTERS, LINE_HEIGHT, PAPERS } from '@sheaf/pdf-core/options';
import type { StoredFile } from '../../files/item.ts';
import { type Box, toStyle } from '../shared/page/page-geometry.ts';
import { PageSheet } from '../shared/page/page-sheet.tsx';
import { useInSight } from '../shared/page/use-in-sight.ts';

export interface Thumbnail {
  file: StoredFile;
  page?: number;
}

interface SheetProps {
  thumbnails: Thumbnail[];
  cells: Box[];
  options: ContactSheetOptions;
}

/** One sheet as it will be made, with its thumbnails once it is near the window. */
export function Sheet({ thumbnails, cells, options: { paper, caption } }: SheetProps) {
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const { width, height } = PAPERS[paper];
  /** Points of the paper, as they are seen. */
  const points = (count: number) => `${(count / width) * 100}cqw`;
  const pictureWidth = cells.length > 12 ? 240 : 480;
  return (
    <div
      ref={ref}
      className="@container relative bg-page text-page-ink scheme-light shadow-page"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isInSight &&
        thumbnails.map(({ file, page }, index) => {
          const cell = cells[index]!;
          const name = caption.startsWith('name') && file.filename;
          const number = caption.endsWith('page') && page;
          return (
            <div key={`${file.id} ${page}`} className="absolute" style={toStyle(cell, { width, height })}>
              <PageSheet fileId={file.id} page={page ?? 1} width={pictureWidth} className="size-full" />
              <div
                className="absolute inset-x-0 top-full text-center"
                style={{ fontSize: points(LETTERS), lineHeight: points(LINE_HEIGHT) }}
              >
                {name && <p className="truncate">{name}</p>}
                {number && <p>{number}</p>}
              </div>
            </div>
          );
        })}
    </div>
  );
}
