import { useQuery } from '@tanstack/react-query';
import { ConversationDrawing } from '../../../components/drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { fileQuery } from '../../../lib/api/file-query.ts';
import { Opening } from '../document/opening.tsx';
import { previewMessages } from '../preview.messages.ts';
import { DownloadButton, OnDesk, UnreachableDocument } from '../document/unavailable.tsx';

interface WordsStageProps {
  fileId: string;
  onDownload: () => void;
}

/** Word and Excel files, as the words in them. */
export default function WordsStage({ fileId, onDownload }: WordsStageProps) {
  const t = useMessages(previewMessages);
  const { data, isPending, refetch } = useQuery(fileQuery({ id: fileId, text: true }));
  if (isPending) return <Opening hasRail={false} />;
  if (!data) return <UnreachableDocument onRetry={() => void refetch()} />;
  const words = data.file.extracted_text;
  return words?.trim() ? (
    <div className="absolute inset-0 overflow-auto p-4 desktop:p-8">
      <article className="mx-auto min-h-full max-w-[816px] bg-page px-6 py-8 text-page-ink shadow-page desktop:px-16 desktop:py-14">
        <p className="mb-6 font-sans text-12 text-page-soft">{t('words.note')}</p>
        <div className="font-serif text-16 wrap-anywhere whitespace-pre-wrap">{words}</div>
      </article>
    </div>
  ) : (
    <OnDesk>
      <EmptyState
        drawing={<ConversationDrawing />}
        title={t('words.title')}
        action={<DownloadButton onClick={onDownload} />}
      >
        {data.file.reading.state === 'pending' ? t('words.text') : t('words.none')}
      </EmptyState>
    </OnDesk>
  );
}
