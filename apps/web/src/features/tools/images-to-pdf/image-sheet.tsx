import type { ImagesToPdfOptions } from '@sheaf/pdf-core/options';
import { Skeleton } from '../../../components/skeleton.tsx';
import { placesOnSheet, sheetSize } from './sheet-layout.ts';
import { useInSight } from '../shared/page/use-in-sight.ts';
import { useSmallImage } from './use-small-image.ts';

interface ImageSheetProps {
  /** The images of this one sheet. */
  images: { id: string; filename: string }[];
  options: ImagesToPdfOptions;
}

const FITS = {
  fit: 'size-full object-contain',
  fill: 'size-full object-cover',
  stretch: 'size-full object-fill',
  center: 'max-h-full max-w-full object-contain',
};

/** A page of the document that images will make, as it will look. */
export function ImageSheet({ images, options }: ImageSheetProps) {
  const { ref, isInSight } = useInSight<HTMLSpanElement>();
  const { width, height } = sheetSize(options);
  const places = placesOnSheet(options);
  return (
    <span
      ref={ref}
      className="relative block w-full overflow-hidden rounded-[1px] bg-page shadow-page dark:brightness-[.925]"
      style={{ aspectRatio: `${width} / ${height}`, background: options.backgroundColor }}
    >
      {images.map(({ id, filename }, index) => {
        const place = places[index];
        if (!place) return null;
        const { left, top, width: wide, height: high } = place;
        return (
          <span
            key={id}
            className="absolute grid place-items-center"
            style={{ left: `${left}%`, top: `${top}%`, width: `${wide}%`, height: `${high}%` }}
          >
            <PlacedImage id={id} filename={filename} isWanted={isInSight} layout={options.imageLayout} />
          </span>
        );
      })}
    </span>
  );
}

interface PlacedImageProps {
  id: string;
  filename: string;
  isWanted: boolean;
  layout: ImagesToPdfOptions['imageLayout'];
}

function PlacedImage({ id, filename, isWanted, layout }: PlacedImageProps) {
  const image = useSmallImage(id, isWanted);
  if (!image) return <Skeleton className="size-full rounded-none" />;
  return <img src={image.url} alt={filename} draggable={false} className={FITS[layout]} />;
}
