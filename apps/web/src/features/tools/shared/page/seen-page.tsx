import type { ReactNode } from 'react';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { classes } from '../../../../lib/page/classes.ts';
import { BlankSheet } from '../../../files/file-sheet.tsx';
import { NO_PICTURE } from '../../../files/use-thumbnail.ts';
import { useInSight } from './use-in-sight.ts';
import { usePagePicture } from './use-page-picture.ts';
import type { PageSize } from './page-geometry.ts';

interface SeenPageProps {
  fileId: string;
  /** An earlier one; absent: the current version. */
  version?: number;
  /** Its pages are those of the PDF that the server makes of it. */
  isPrint?: boolean;
  page: number;
  size: PageSize;
  /** Degrees it is turned by, clockwise, beside how it is seen. */
  rotate?: number;
  large?: boolean;
  className?: string;
  /** What lies under it, and is seen through its paper. */
  under?: ReactNode;
  children?: ReactNode;
}

/** A page in its own shape, with what lies over it. */
export function SeenPage({
  fileId,
  version,
  isPrint,
  page,
  size,
  rotate = 0,
  large = false,
  className,
  under,
  children,
}: SeenPageProps) {
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const isClear = Boolean(under);
  const width = large || isClear ? 960 : 240;
  const address = usePagePicture(fileId, page, width, isInSight, { version, isClear, isPrint });
  const isTurned = rotate % 180 !== 0;
  const [across, down] = isTurned ? [size.height, size.width] : [size.width, size.height];
  return (
    <div
      ref={ref}
      className={classes(
        'relative overflow-hidden bg-page text-page-ink scheme-light shadow-page',
        className,
      )}
      style={{ aspectRatio: `${across} / ${down}` }}
    >
      {under}
      {address ? (
        <img
          src={address}
          alt=""
          draggable={false}
          className="pointer-events-none absolute top-1/2 left-1/2 max-w-none select-none dark:brightness-[.925]"
          style={{
            width: isTurned ? `${(size.width / size.height) * 100}%` : '100%',
            height: isTurned ? `${(size.height / size.width) * 100}%` : '100%',
            transform: `translate(-50%, -50%) rotate(${rotate}deg)`,
          }}
        />
      ) : address === NO_PICTURE ? (
        <BlankSheet type="application/pdf" className="absolute inset-0 size-full" />
      ) : (
        <Skeleton className="absolute inset-0" />
      )}
      {children}
    </div>
  );
}
