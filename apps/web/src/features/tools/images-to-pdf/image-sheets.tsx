import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import type { ImagesToPdfOptions } from '@sheaf/pdf-core/options';
import { GripVertical, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { DropThread } from '../shared/order/drop-thread.tsx';
import { ImageSheet } from './image-sheet.tsx';
import { moveItem } from '../shared/order/move-item.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { useSortable } from '../shared/order/use-sortable.ts';

interface ImageSheetsProps {
  images: StoredFile[];
  options: ImagesToPdfOptions;
  onOrder: (images: StoredFile[]) => void;
  onRemove: (id: string) => void;
}

/** The document that the images will make, sheet by sheet: each image is dragged to where it belongs. */
export function ImageSheets({ images, options, onOrder, onRemove }: ImageSheetsProps) {
  const t = useMessages(pdfToolsMessages);
  const [said, setSaid] = useState('');
  const move = (from: number, gap: number) => {
    const next = moveItem(images, from, gap);
    const moved = images[from];
    onOrder(next);
    if (moved)
      setSaid(t('strip.moved', { name: moved.filename, place: next.indexOf(moved) + 1, total: next.length }));
  };
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: images.length,
    isGrid: true,
    onMove: move,
  });
  return (
    <>
      <ol
        ref={listRef}
        aria-label={t('layout.pages')}
        className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-5 rounded-10 border border-line bg-sunken p-4 desktop:grid-cols-[repeat(auto-fill,minmax(156px,1fr))]"
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            data-sort
            style={itemStyle(index)}
            className={classes('relative min-w-0', drag?.from === index && 'rotate-2 opacity-90')}
          >
            {drag && drag.gap === index && drag.from !== index && <DropThread isUpright place="before" />}
            <ImageSheet images={[image]} options={options} />
            <div className="mt-1 flex items-center">
              <button
                type="button"
                {...gripProps(index)}
                title={t('strip.gripHint')}
                className="flex min-w-0 flex-1 cursor-grab touch-none items-center gap-1 rounded-4 py-1 text-left text-12 text-ink-soft hover:text-ink active:cursor-grabbing"
              >
                <GripVertical aria-hidden="true" className="size-3.5 text-ink-faint" />
                <span className="sr-only">
                  {t('strip.grip', { name: image.filename, place: index + 1, total: images.length })}
                </span>
                <span aria-hidden="true" className="truncate">
                  <span className="tabular-nums">{index + 1}</span> · {image.filename}
                </span>
              </button>
              <IconButton
                size="small"
                name={t('strip.remove', { name: image.filename })}
                onClick={() => onRemove(image.id)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
            {drag?.gap === images.length && index === images.length - 1 && drag.from !== index && (
              <DropThread isUpright place="after" />
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
