import { Skeleton } from '../../../components/skeleton.tsx';
import { BlankSheet } from '../../files/file-sheet.tsx';
import { NO_PICTURE } from '../../files/use-thumbnail.ts';
import { useInSight } from '../shared/page/use-in-sight.ts';
import { type Box, type PageSize, toStyle } from '../shared/page/page-geometry.ts';
import { usePagePicture } from '../shared/page/use-page-picture.ts';

interface LaidPageProps {
  fileId: string;
  /** Counted from 0. */
  index: number;
  box: Box;
  on: PageSize;
}

/** A page of another document where it lies on this one, without the white of its paper. */
export function LaidPage({ fileId, index, box, on }: LaidPageProps) {
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const address = usePagePicture(fileId, index + 1, 960, isInSight, { isClear: true });
  return (
    <div ref={ref} className="pointer-events-none absolute" style={toStyle(box, on)}>
      {address ? (
        <img
          src={address}
          alt=""
          draggable={false}
          data-laid={index + 1}
          className="size-full select-none dark:brightness-[.925]"
        />
      ) : address === NO_PICTURE ? (
        <BlankSheet type="application/pdf" className="size-full opacity-60" />
      ) : (
        // Without it, the page would look as if nothing came on it.
        <Skeleton className="size-full opacity-60" />
      )}
    </div>
  );
}
