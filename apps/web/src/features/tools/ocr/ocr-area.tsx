import type { OcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { StoredFile } from '../../files/item.ts';
import { formatRanges } from '../split/split-parts.ts';
import { OptionsPanel } from '../shared/controls/options-panel.tsx';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { usualOcrLanguage } from '../../../lib/messages/language-name.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api, trpc } from '../../../lib/api/trpc.ts';
import { BarWords } from '../shared/run/bar-words.tsx';
import { ToolBar } from '../shared/run/tool-bar.tsx';
import { ToolFailure } from '../shared/run/tool-failure.tsx';
import { ToolResult } from '../shared/run/late-result.ts';
import type { NextTool } from '../shared/run/next-tool.ts';
import { type MadeAnswer, useToolRun } from '../shared/run/use-tool-run.ts';
import { ToolSkeleton } from '../shared/run/tool-skeleton.tsx';
import { readNamedPages } from './named-pages.ts';
import { OcrOptions, type OcrWish } from './ocr-options.tsx';
import { OcrReading } from './ocr-reading.tsx';
import { ocrMessages } from './ocr.messages.ts';
import { ReadPages } from './read-pages.tsx';
import { ScannedPages } from './scanned-pages.tsx';

type Read = MadeAnswer & { result: OcrResult };

interface OcrAreaProps {
  file: StoredFile;
  /** The professional page: several languages, and its own words for a failure. */
  isPro: boolean;
  next: (file: StoredFile) => NextTool[];
  onAsk: () => void;
  /** The chosen file, and the way to another. */
  aside: ReactNode;
  onAnew: () => void;
}

const usual = (): OcrWish => ({ language: usualOcrLanguage(), enhanceImage: true, pages: '' });

/** A scan, how it is to be read, and what was read of it. */
export default function OcrArea({ file, isPro, aside, next, onAsk, onAnew }: OcrAreaProps) {
  const t = useMessages(ocrMessages);
  const client = useQueryClient();
  const [wish, setWish] = useState(usual);
  const [isAgain, setAgain] = useState(false);
  /** What was asked for is read, which may be some of the pages. */
  const [isOver, setOver] = useState(file.has_ocr);
  const known = trpc.ai.ocrResult.queryOptions({ fileId: file.id });
  const { data, isPending, refetch } = useQuery(known);
  const reading = useToolRun<Read>();
  const progress = reading.state.status === 'running' ? reading.state.operation.progress : null;
  const done = progress?.unit === 'page' ? progress.done : undefined;
  // Pages are shown as they are read.
  useEffect(() => {
    if (done) void refetch();
  }, [done, refetch]);
  const count = file.page_count ?? 1;
  const read = data?.result?.pages ?? [];
  const isMissing = read.length < count;
  // Nothing is read, and paid for, that was not asked for.
  const part = isMissing
    ? {
        pages: formatRanges(
          read.map(({ page }) => page),
          ',',
        ),
      }
    : {};
  const saving = useToolRun<MadeAnswer>();
  const failed = isPro
    ? (message: string) => t('advancedFailed', { message })
    : (message: string) => t('failed', { message });
  const { pages, ...how } = wish;
  const wanted = readNamedPages(pages, count);
  const toLookAt = Array.isArray(wanted) ? wanted.length : file.page_count;
  const start = () =>
    reading.start({
      action: 'ocr',
      title: t('running', { name: file.filename }),
      send: async (operationId) => {
        const { result } = await api.ai.ocr.mutate({
          fileId: file.id,
          ...how,
          ...(Array.isArray(wanted) ? { pages: formatRanges(wanted, ',') } : {}),
          operationId,
        });
        return { result, file, operationId };
      },
      done: () => t('done'),
      failed,
      cancelled: t('stopped'),
      onDone: ({ result }) => {
        client.setQueryData(known.queryKey, { result });
        setAgain(false);
        setOver(true);
      },
    });
  const save = () =>
    saving.start({
      action: 'searchable-pdf',
      title: t('searchableRunning', { name: file.filename }),
      send: (operationId) => api.ai.searchablePdf.mutate({ fileId: file.id, ...how, ...part, operationId }),
      failed,
    });
  if (saving.state.status === 'done')
    return (
      <ToolResult
        file={saving.state.answer.file}
        seconds={saving.state.seconds}
        facts={t('searchableFacts')}
        notices={saving.state.answer.notices}
        nextOf={next}
        onAgain={saving.reset}
        againLabel={t('back')}
        onAnew={onAnew}
      />
    );
  const runs = [reading, saving];
  const running = runs.flatMap(({ state }) => (state.status === 'running' ? state.operation : []))[0];
  const trouble = runs.map(({ state, again }) => state.status === 'failed' && { ...state, again });
  const failures = trouble.map(
    (one, index) =>
      one && <ToolFailure key={index} message={one.message} kept={t('kept')} onAgain={one.again} />,
  );
  /** It is being read, or the reading was cut. */
  const isPart = read.length > 0 && (reading.state.status === 'running' || (isMissing && !isOver));
  if (isPending) return <ToolSkeleton />;
  if (data?.result && !isAgain && !isPart)
    return (
      <>
        {failures}
        <OcrReading
          file={file}
          result={data.result}
          asked={reading.state.status === 'done' ? wish.language : undefined}
          operation={running}
          aside={aside}
          onSave={save}
          onAsk={onAsk}
          onAgain={() => setAgain(true)}
        />
      </>
    );
  return (
    <>
      {failures}
      <ToolLayout
        aside={
          <div className="flex flex-col gap-4">
            {aside}
            <fieldset disabled={running !== undefined} className="min-w-0">
              <OptionsPanel
                title={t('options')}
                reset={isPro ? { label: t('reset'), onReset: () => setWish(usual()) } : undefined}
              >
                <OcrOptions value={wish} onChange={setWish} isSeveral={isPro} count={count} />
              </OptionsPanel>
            </fieldset>
          </div>
        }
      >
        {isPart ? (
          <ReadPages fileId={file.id} pages={read} />
        ) : (
          <ScannedPages fileId={file.id} count={count} />
        )}
      </ToolLayout>
      <ToolBar
        operation={running}
        action={
          <>
            {data?.result && !isPart && <Button onClick={() => setAgain(false)}>{t('keep')}</Button>}
            <Button
              look="primary"
              size="large"
              className="max-desktop:flex-1"
              disabled={wanted === null}
              onClick={start}
            >
              {read.length > 0 && isMissing && wanted === 'all' ? t('goOn') : t('action')}
            </Button>
          </>
        }
      >
        <BarWords
          fact={
            isPart
              ? t('soFar', { read: read.length, count })
              : toLookAt === null
                ? t('summaryUnknown')
                : t('summary', { count: toLookAt })
          }
        >
          {t('summaryText')}
        </BarWords>
      </ToolBar>
    </>
  );
}
