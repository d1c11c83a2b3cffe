import { ConversationDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { previewTexts } from './preview.texts.ts';
import { DownloadButton, OnDesk } from './unavailable.tsx';

interface WordsStageProps {
  /** What was read out of the file; null when nothing was. */
  words: string | null;
  onDownload: () => void;
}

/** Word and Excel files, as the words in them. */
export default function WordsStage({ words, onDownload }: WordsStageProps) {
  const texts = useTexts(previewTexts);
  return words?.trim() ? (
    <div className="absolute inset-0 overflow-auto p-4 desk:p-8">
      <article className="mx-auto min-h-full max-w-[816px] bg-page px-6 py-8 text-page-ink shadow-page desk:px-16 desk:py-14">
        <p className="mb-6 font-sans text-12 text-page-soft">{texts.words.note}</p>
        <div className="font-serif text-16 wrap-anywhere whitespace-pre-wrap">{words}</div>
      </article>
    </div>
  ) : (
    <OnDesk>
      <EmptyState
        drawing={<ConversationDrawing />}
        title={texts.words.title}
        action={<DownloadButton onClick={onDownload} />}
      >
        {texts.words.text}
      </EmptyState>
    </OnDesk>
  );
}
