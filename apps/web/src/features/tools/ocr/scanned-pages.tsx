import { FEW_PAGES, PageList } from '../shared/page/page-list.tsx';
import { PageSheet } from '../shared/page/page-sheet.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ocrMessages } from './ocr.messages.ts';

/** What is to be read: one page large, several beside each other. */
export function ScannedPages({ fileId, count }: { fileId: string; count: number }) {
  const t = useMessages(ocrMessages);
  if (count <= 1)
    return (
      <div className="grid place-items-center rounded-10 border border-line bg-sunken p-4 desktop:p-8">
        <PageSheet
          fileId={fileId}
          page={1}
          width={960}
          label={t('page', { page: 1 })}
          className="h-[62vh] min-h-80 w-full"
        />
      </div>
    );
  return (
    <PageList
      label={t('document')}
      isLarge={false}
      count={count}
      renderPage={(index) => (
        <>
          <PageSheet
            fileId={fileId}
            page={index + 1}
            width={count <= FEW_PAGES ? 480 : 240}
            className="min-h-36"
          />
          <span className="text-center text-12 text-ink-soft tabular-nums">{index + 1}</span>
        </>
      )}
    />
  );
}
