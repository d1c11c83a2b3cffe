import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ConversationDrawing } from '../../../components/drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { trpc } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { Opening } from '../document/opening.tsx';
import { DownloadButton, OnDesk, RefusedDocument } from '../document/unavailable.tsx';
import type { Highlight } from '../find/highlight.ts';
import { previewMessages } from '../preview.messages.ts';
import { OpenWord } from './open-word.tsx';
import { openWord } from './word.ts';

interface WordStageProps {
  file: { id: string; version: number };
  page: number;
  find: string;
  highlights: Highlight[];
  active: number | null;
  onDownload: () => void;
}

/** A Word file with its structure. */
export default function WordStage({ file, onDownload, ...shown }: WordStageProps) {
  const t = useMessages(previewMessages);
  const { data, error, refetch } = useQuery(
    trpc.fileViews.word.queryOptions(
      { id: file.id, version: file.version },
      // The bytes of a version never change. A document may be large: it is compared with nothing, and not kept for long.
      { staleTime: Infinity, gcTime: 60_000, structuralSharing: false },
    ),
  );
  const word = useMemo(() => data && openWord(data), [data]);
  if (error)
    return (
      <RefusedDocument
        error={error}
        title={t('word.title')}
        onRetry={() => void refetch()}
        onDownload={onDownload}
      />
    );
  if (!word) return <Opening hasRail={false} />;
  const { paragraphs, count } = word.report;
  if (!paragraphs.some(({ runs }) => runs.some(({ text, picture }) => picture || text.trim())))
    return (
      <OnDesk>
        <EmptyState
          drawing={<ConversationDrawing />}
          title={t('words.title')}
          action={<DownloadButton onClick={onDownload} />}
        >
          {t('words.none')}
        </EmptyState>
      </OnDesk>
    );
  return (
    <div className="absolute inset-0 flex flex-col">
      <div className="relative min-h-0 flex-1">
        <OpenWord word={word} {...shown} />
      </div>
      {count > paragraphs.length && (
        <p className="shrink-0 border-t border-warn-line bg-warn-soft px-3 py-1.5 text-13 text-warn-ink">
          {t('word.part', { shown: paragraphs.length, count })}
        </p>
      )}
    </div>
  );
}
