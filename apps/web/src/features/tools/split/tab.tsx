import { MAX_RESULTS } from '@sheaf/api/features/pdf-tools/pdf-tools.limits.schema.ts';
import { useState } from 'react';
import { Note } from '../../../components/note.tsx';
import type { StoredFile } from '../../files/item.ts';
import { fullName } from '../shared/run/output-name.tsx';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { SplitOptions } from './split-options.tsx';
import { SplitPages } from './split-pages.tsx';
import { type Parts, type SplitFormat, evenParts, formatRanges, partsToSend } from './split-parts.ts';
import { useRanges } from './use-ranges.ts';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { BarWords } from '../shared/run/bar-words.tsx';
import { ChosenFile } from '../shared/files/chosen-file.tsx';
import { isOfKind } from '../shared/files/file-kinds.ts';
import { MakeBar } from '../shared/run/make-bar.tsx';
import { useDownload } from '../shared/run/use-download.ts';
import { useFreeName } from '../shared/run/use-free-name.ts';
import { ToolSteps } from '../shared/run/tool-steps.tsx';
import { useToolRun } from '../shared/run/use-tool-run.ts';
import { SplitResultParts } from './split-result-parts.tsx';
import type { ToolTabProps } from '../basic-page/tool-tab.ts';
import { toolsMessages } from '../basic-page/tools.messages.ts';
import { useNextTools } from '../basic-page/use-next-tools.tsx';

type Split = Awaited<ReturnType<typeof api.pdfTools.split.mutate>>;

export default function SplitTab({ picked, onContinue }: ToolTabProps) {
  const t = useMessages(toolsMessages);
  const run = useToolRun<Split>();
  const nextOf = useNextTools('split', onContinue);
  const file = picked.files.find((one) => isOfKind(one, 'pdf'));
  const tellPages = (pages: number[]) =>
    t('split.pagesOf', { pages: formatRanges(pages, ', '), count: pages.length });
  return (
    <ToolSteps
      kind="pdf"
      isSeveral={false}
      picked={picked}
      run={run}
      isEmpty={!file}
      start={{ tool: 'split', title: t('split.startTitle'), text: t('split.startText') }}
      wrongKind={t('split.notPdf')}
      renderResult={({ file: made, parts }) => ({
        nextOf,
        detailOf: (index) => tellPages(parts[index]?.pages ?? []),
        more: made.type === 'application/zip' && <SplitResultParts parts={parts} />,
      })}
    >
      {(choose) =>
        file && (
          // Another document begins without cuts, and so does one whose pages were just counted.
          <SplitArea key={`${file.id} ${file.page_count}`} file={file} run={run} onChange={choose} />
        )
      }
    </ToolSteps>
  );
}

interface SplitAreaProps {
  file: StoredFile;
  run: ReturnType<typeof useToolRun<Split>>;
  onChange: () => void;
}

function SplitArea({ file, run: { state, start }, onChange }: SplitAreaProps) {
  const t = useMessages(toolsMessages);
  const tToolsStages = useMessages(pdfToolsMessages);
  const download = useDownload();
  const count = file.page_count;
  const [parts, setParts] = useState<Parts>(() => (count === null ? [] : evenParts(count, count)));
  const ranges = useRanges(count ?? 0, parts, setParts);
  const usualName = useFreeName('split', file, '.zip');
  const [given, setName] = useState<string | null>(null);
  const name = given ?? usualName;
  const [asked, setFormat] = useState<SplitFormat>('pdf');
  const format = parts.length > MAX_RESULTS ? 'zip' : asked;
  const used = new Set(parts.flat()).size;
  const isWhole = parts.length === 1 && used === count;
  const running = state.status === 'running' ? state.operation : undefined;
  const split = () =>
    start({
      action: 'split',
      title: t('split.running', { name: file.filename }),
      send: (operationId) =>
        api.pdfTools.split.mutate({
          fileId: file.id,
          ...(count === null ? {} : { pages: partsToSend(parts) }),
          outputFormat: format,
          ...(format === 'zip' && { outputName: fullName(name, usualName, '.zip') }),
          operationId,
        }),
      failed: (message) => t('split.failed', { message }),
      onDone: (answer) => void (format === 'zip' && download(answer.file)),
    });
  return (
    <>
      <ToolLayout
        aside={
          <>
            <ChosenFile file={file} onChange={onChange} />
            {count !== null && (
              <SplitOptions
                pageCount={count}
                parts={parts}
                ranges={ranges}
                format={format}
                onFormat={setFormat}
                onParts={setParts}
              />
            )}
          </>
        }
      >
        {count === null ? (
          <Note fact={tToolsStages('split.unread')}>{tToolsStages('split.unreadText')}</Note>
        ) : (
          <>
            <p className="mb-3 text-13 text-ink-soft">{tToolsStages('split.hint')}</p>
            <SplitPages fileId={file.id} pageCount={count} parts={parts} onParts={setParts} />
          </>
        )}
      </ToolLayout>
      <MakeBar
        operation={running}
        name={format === 'zip' ? name : null}
        ending=".zip"
        onName={setName}
        action={t('split.action')}
        disabled={count !== null && (isWhole || parts.length === 0 || ranges.problem !== undefined)}
        onMake={split}
      >
        {count !== null && (
          <BarWords
            fact={t(format === 'zip' ? 'split.summary' : 'split.summaryFiles', { parts: parts.length })}
          >
            {ranges.problem ??
              (isWhole
                ? t('split.needsCut')
                : used === count
                  ? t('split.summaryNote.all', { all: count })
                  : t('split.summaryNote.some', { used, all: count }))}
          </BarWords>
        )}
      </MakeBar>
    </>
  );
}
