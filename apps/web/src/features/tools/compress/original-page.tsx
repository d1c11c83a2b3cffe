import { SkeletonSheet, Waiting } from '../../../components/skeleton.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { NO_PICTURE } from '../../files/use-thumbnail.ts';
import { usePagePicture } from '../shared/page/use-page-picture.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';

export type Zoom = 'fit' | 'width' | 'double';

export const sheets: Record<Zoom, string> = {
  fit: 'mx-auto h-full w-fit',
  width: 'mx-4 desktop:mx-11',
  double: 'w-[200%]',
};

/** The page as it is, while there is no version beside it, and why there is none. */
export function OriginalPage({
  file,
  page,
  zoom,
  note,
}: {
  file: StoredFile;
  page: number;
  zoom: Zoom;
  note: string;
}) {
  const t = useMessages(pdfToolsMessages);
  const picture = usePagePicture(file.id, page, 960);
  const isDrawn = picture !== null && picture !== NO_PICTURE;
  return (
    <>
      {note && (
        <p className="sticky top-3 z-1 mx-auto -mb-4 w-fit max-w-[90%] rounded-10 bg-raised px-3 py-1 text-center text-13 text-ink-soft tabular-nums shadow-floating">
          {note}
        </p>
      )}
      {isDrawn ? (
        <div className={classes('relative', sheets[zoom], zoom !== 'double' && 'py-5')}>
          <img src={picture} alt="" draggable={false} className={imageIn(zoom)} />
        </div>
      ) : (
        <Waiting label={t('compare.drawing')} className="h-full overflow-hidden p-4">
          <SkeletonSheet className="mx-auto w-full max-w-[480px]" />
        </Waiting>
      )}
    </>
  );
}

export function imageIn(zoom: Zoom): string {
  return classes(
    'rounded-[1px] bg-page shadow-page select-none dark:brightness-[.925]',
    zoom === 'fit' ? 'h-full w-auto' : 'h-auto w-full',
  );
}
