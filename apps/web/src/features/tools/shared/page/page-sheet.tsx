import { Skeleton } from '../../../../components/skeleton.tsx';
import { classes } from '../../../../lib/page/classes.ts';
import { BlankSheet } from '../../../files/file-sheet.tsx';
import { NO_PICTURE } from '../../../files/use-thumbnail.ts';
import { useInSight } from './use-in-sight.ts';
import { type PictureWidth, usePagePicture } from './use-page-picture.ts';

interface PageSheetProps {
  fileId: string;
  page: number;
  width?: PictureWidth;
  /** What it shows, for those who do not see it; without it the picture is only decoration. */
  label?: string;
  /** The space that it lies in; it keeps its own shape there. */
  className?: string;
}

/** One page of a document as a sheet of paper. */
export function PageSheet({ fileId, page, width = 240, label = '', className }: PageSheetProps) {
  const { ref, isInSight } = useInSight<HTMLSpanElement>();
  const picture = usePagePicture(fileId, page, width, isInSight);
  return (
    <span ref={ref} className={classes('grid min-h-0 place-items-center', className)}>
      {picture ? (
        <img
          src={picture}
          alt={label}
          draggable={false}
          className="max-h-full max-w-full min-h-0 rounded-[1px] bg-page shadow-page select-none dark:brightness-[.925]"
        />
      ) : picture === NO_PICTURE ? (
        <BlankSheet type="application/pdf" className="h-full max-w-full" />
      ) : (
        <Skeleton className="aspect-[210/297] h-full max-w-full rounded-[1px]" />
      )}
    </span>
  );
}
