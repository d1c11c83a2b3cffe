import { usual } from './quality.form.ts';
import { ArrowRight } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredFile } from '../../files/item.ts';
import { type Candidate, CandidateList } from './candidate-list.tsx';
import { CompareView } from './compare-view.tsx';
import { LockedNote, needsPassword } from '../shared/page/locked-note.tsx';
import { fullName } from '../shared/run/output-name.tsx';
import { useFreeStem } from '../shared/run/use-free-name.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import {
  type CompressCandidate,
  findPreviewId,
  stopPreviews,
  useCompressPreview,
} from './use-compress-preview.ts';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { api } from '../../../lib/api/trpc.ts';
import { ChosenFile } from '../shared/files/chosen-file.tsx';
import { MakeBar } from '../shared/run/make-bar.tsx';
import type { ToolRun } from '../shared/run/use-tool-run.ts';
import type { Compressed } from './compressed.ts';
import { toolsMessages } from '../basic-page/tools.messages.ts';

/** From the finest to the smallest, which is made when it is asked for. */
const QUALITIES = [0.9, 0.7, 0.5, 0.3] as const;
const LAST = 0.3;
const USUAL = usual.quality;

interface CompressAreaProps {
  file: StoredFile;
  run: ToolRun<Compressed>;
  onChange: () => void;
}

/** The result of each quality level, a page before and after, and the chosen one. */
export function CompressArea({ file, run: { state, start }, onChange }: CompressAreaProps) {
  const t = useMessages(toolsMessages);
  const tToolsStages = useMessages(pdfToolsMessages);
  const errorTexts = useTranslated(errorWords);
  const [quality, setQuality] = useState(USUAL);
  const [hasLast, setHasLast] = useState(false);
  const [page, setPage] = useState(1);
  const [isStopped, setStopped] = useState(false);
  const client = useQueryClient();
  const [given, setName] = useState<string | null>(null);
  const usualName = useFreeStem(t('compress.usual'), file.folder_id);
  const name = given ?? usualName;
  // Any change would break its signature, as the note above says: there are no versions of it.
  const isKnownSigned = file.reading.signed === true;
  const isWanted = !isStopped && !isKnownSigned;
  const previews = [
    useCompressPreview(file.id, { quality: QUALITIES[0] }, 1, isWanted),
    useCompressPreview(file.id, { quality: QUALITIES[1] }, 1, isWanted),
    useCompressPreview(file.id, { quality: QUALITIES[2] }, 1, isWanted),
    useCompressPreview(file.id, { quality: QUALITIES[3] }, 1, hasLast && isWanted),
  ];
  const isSigned = isKnownSigned || previews.some(({ data }) => data?.isSigned);
  const shown = useCompressPreview(file.id, { quality }, page, isWanted);
  const stop = () => {
    setStopped(true);
    stopPreviews(client, file.id);
  };
  const problemOf = (error: unknown) => (error ? describeError(readApiError(error), errorTexts) : undefined);
  const isLocked = previews.some(({ error }) => error && needsPassword(readApiError(error)));
  const candidates = QUALITIES.map((one, index): Candidate => ({
    quality: one,
    made: previews[index]?.data,
    percent: previews[index]?.percent ?? 0,
    problem: problemOf(previews[index]?.error),
  })).filter(({ quality: one }) => hasLast || one !== LAST);
  const chosen = candidates.find((candidate) => candidate.quality === quality)?.made;
  const running = state.status === 'running' ? state.operation : undefined;
  const compress = () => {
    // Versions that are still being made would take its turns.
    if (candidates.some(({ made }) => !made)) stop();
    start({
      action: 'compress',
      title: t('compress.running', { name: file.filename }),
      send: (operationId) =>
        api.pdfTools.compress.mutate({
          fileId: file.id,
          quality,
          previewId: findPreviewId(client, file.id, { quality }),
          outputName: fullName(name, usualName, '.pdf'),
          operationId,
        }),
      failed: (message) => t('compress.failed', { message }),
    });
  };
  return (
    <>
      <ToolLayout
        aside={
          <>
            <ChosenFile file={file} onChange={onChange} />
            {!isLocked && !isSigned && (
              <CandidateList
                candidates={candidates}
                usual={USUAL}
                value={quality}
                onChange={setQuality}
                isStopped={isStopped}
                onStop={stop}
                onContinue={() => setStopped(false)}
                more={
                  hasLast
                    ? undefined
                    : {
                        quality: LAST,
                        onTry: () => {
                          setHasLast(true);
                          setQuality(LAST);
                        },
                      }
                }
              />
            )}
          </>
        }
      >
        {isLocked ? (
          <LockedNote fileId={file.id} />
        ) : (
          <CompareView
            file={file}
            // Its first page is made with the version, whose card says how far it is.
            percent={page === 1 ? undefined : shown.percent}
            page={page}
            pages={file.page_count ?? 1}
            onPage={setPage}
            before={shown.data?.before}
            after={shown.data?.after}
            beforeSize={formatBytes(file.size)}
            afterName={
              isSigned ? '' : (tToolsStages.find(`candidates.names.${String(quality)}`) ?? String(quality))
            }
            afterSize={chosen && !isSigned ? formatBytes(chosen.bytes) : ''}
            problem={
              (isSigned ? '' : undefined) ??
              problemOf(shown.error) ??
              (isStopped && !shown.data ? tToolsStages('candidates.stoppedText') : undefined)
            }
            spot={chosen?.worst ?? undefined}
          />
        )}
      </ToolLayout>
      <MakeBar
        operation={running}
        name={name}
        onName={setName}
        action={t('compress.action')}
        disabled={isLocked || isSigned || (chosen !== undefined && chosen.bytes >= file.size)}
        onMake={compress}
      >
        <Gain
          size={file.size}
          made={isSigned ? undefined : chosen}
          isStopped={isStopped}
          problem={isLocked || isSigned ? '' : problemOf(previews[1]?.error)}
        />
      </MakeBar>
    </>
  );
}

interface GainProps {
  size: number;
  made: CompressCandidate | undefined;
  isStopped: boolean;
  problem: string | undefined;
}

function Gain({ size, made, isStopped, problem }: GainProps) {
  const t = useMessages(toolsMessages);
  const tStages = useMessages(pdfToolsMessages);
  const gain = made ? size - made.bytes : 0;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-4 tabular-nums">
      <span className="section-title inline-flex items-center gap-2 whitespace-nowrap">
        {made && gain > 0 ? (
          <>
            <s className="text-ink-faint">{formatBytes(size)}</s>
            <ArrowRight aria-hidden="true" className="text-ink-faint" />
            <strong className="font-bold">{formatBytes(made.bytes)}</strong>
          </>
        ) : (
          formatBytes(size)
        )}
      </span>
      <span className="text-13 text-ink-soft">
        {made
          ? gain > 0
            ? t('compress.less', { size: formatBytes(gain) })
            : t('compress.same')
          : (problem ?? (isStopped ? tStages('candidates.stopped') : t('compress.making')))}
      </span>
    </p>
  );
}
