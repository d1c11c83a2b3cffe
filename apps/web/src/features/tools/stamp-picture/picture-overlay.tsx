import { placeBox, type Spot } from '@sheaf/pdf-core/options';
import type { PageSize } from '../shared/page/page-geometry.ts';
import type { PictureChoice } from './chosen-picture.tsx';

interface PictureOverlayProps {
  picture: PictureChoice;
  look: { place: string; width: number; margin: number; opacity: number; isUnder: boolean };
  page: PageSize;
}

/** Where the tool draws it. Under the page is shown as what shines through the paper. */
export function PictureOverlay({ picture, look, page }: PictureOverlayProps) {
  const box = placeBox(page, picture, { ...look, place: look.place as Spot });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <image
        href={picture.url}
        x={box.x}
        y={page.height - box.y - box.height}
        width={box.width}
        height={box.height}
        opacity={look.opacity}
        className={look.isUnder ? 'mix-blend-multiply' : undefined}
      />
    </svg>
  );
}
