import { type ContactSheetOptions, LETTERS, LINE_HEIGHT } from '@sheaf/pdf-core/options';
import type { StoredFile } from '../../files/item.ts';
import { type Box, type PageSize, toStyle } from '../shared/page/page-geometry.ts';
import { PageSheet } from '../shared/page/page-sheet.tsx';

export interface Thumbnail {
  file: StoredFile;
  page?: number;
}

interface ThumbnailsProps {
  thumbnails: Thumbnail[];
  cells: Box[];
  size: PageSize;
  caption: ContactSheetOptions['caption'];
}

/** What is on one sheet. */
export function Thumbnails({ thumbnails, cells, size, caption }: ThumbnailsProps) {
  /** Points of the paper, as they are seen. */
  const points = (count: number) => `${(count / size.width) * 100}cqw`;
  const pictureWidth = cells.length > 12 ? 240 : 480;
  return thumbnails.map(({ file, page }, index) => {
    const cell = cells[index]!;
    const name = caption.startsWith('name') && file.filename;
    const number = caption.endsWith('page') && page;
    return (
      <div key={`${file.id} ${page}`} className="absolute" style={toStyle(cell, size)}>
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
  });
}
