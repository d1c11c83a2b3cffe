import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SearchDrawing } from '../../components/drawings.tsx';
import { Note } from '../../components/note.tsx';
import type { StoredFile } from '../../features/files/item.ts';
import { OutputName, fullName } from '../../features/pdf-tools/output-name.tsx';
import { pdfToolsTexts } from '../../features/pdf-tools/pdf-tools.texts.ts';
import { SplitOptions } from '../../features/pdf-tools/split-options.tsx';
import { SplitPages } from '../../features/pdf-tools/split-pages.tsx';
import { type Parts, evenParts, partsToSend } from '../../features/pdf-tools/split-parts.ts';
import { ToolLayout } from '../../features/pdf-tools/tool-layout.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { ChosenFile } from '../tool-desk/chosen-file.tsx';
import { isOfKind } from '../tool-desk/file-kinds.ts';
import { ToolBar } from '../tool-desk/tool-bar.tsx';
import { ToolDesk } from '../tool-desk/tool-desk.tsx';
import { toolDeskTexts } from '../tool-desk/tool-desk.texts.ts';
import { ToolFailure } from '../tool-desk/tool-failure.tsx';
import { ToolResult, useDownload } from '../tool-desk/tool-result.tsx';
import { ToolStart } from '../tool-desk/tool-start.tsx';
import { useToolRun } from '../tool-desk/use-tool-run.ts';
import { SplitResultParts } from './split-result-parts.tsx';
import type { ToolTabProps } from './tool-tab.ts';
import { toolsTexts } from './tools.texts.ts';

type Split = Awaited<ReturnType<typeof api.pdfTools.split.mutate>>;

export default function SplitTab({ picked }: ToolTabProps) {
  const texts = useTexts(toolsTexts).split;
  const run = useToolRun<Split>();
  const { state, again, reset } = run;
  const file = picked.files.find((one) => isOfKind(one, 'pdf'));
  return (
    <ToolDesk
      kind="pdf"
      isSeveral={false}
      onFiles={(files) => picked.set(files.slice(-1))}
      wrongKind={texts.notPdf}
    >
      {({ choose, upload }) => {
        if (state.status === 'done')
          return (
            <ToolResult
              file={state.answer.file}
              seconds={state.seconds}
              next={[]}
              onAgain={again}
              onAnew={() => {
                picked.set([]);
                reset();
              }}
            >
              <SplitResultParts parts={state.answer.parts} />
            </ToolResult>
          );
        if (!file)
          return (
            <ToolStart
              kind="pdf"
              isSeveral={false}
              title={texts.startTitle}
              text={texts.startText}
              drawing={<SearchDrawing />}
              onChoose={choose}
              onFiles={upload}
            />
          );
        return (
          <>
            {state.status === 'failed' && <ToolFailure message={state.message} onAgain={again} />}
            {/* Another document begins without cuts, and so does one whose pages were just counted. */}
            <SplitDesk key={`${file.id} ${file.page_count}`} file={file} run={run} onChange={choose} />
          </>
        );
      }}
    </ToolDesk>
  );
}

interface SplitDeskProps {
  file: StoredFile;
  run: ReturnType<typeof useToolRun<Split>>;
  onChange: () => void;
}

function SplitDesk({ file, run: { state, start }, onChange }: SplitDeskProps) {
  const texts = useTexts(toolsTexts).split;
  const words = useTexts(pdfToolsTexts).split;
  const desk = useTexts(toolDeskTexts);
  const download = useDownload();
  const count = file.page_count;
  const [parts, setParts] = useState<Parts>(() => (count === null ? [] : evenParts(count, count)));
  const [name, setName] = useState(texts.usual);
  const used = new Set(parts.flat()).size;
  const isWhole = parts.length === 1 && used === count;
  const running = state.status === 'running' ? state.operation : undefined;
  const split = () =>
    start({
      action: 'split',
      title: texts.running(file.filename),
      send: (operationId) =>
        api.pdfTools.split.mutate({
          fileId: file.id,
          ...(count === null ? {} : { pages: partsToSend(parts) }),
          outputName: fullName(name, texts.usual, '.pdf'),
          operationId,
        }),
      done: (answer) => texts.done(answer.parts.length),
      failed: texts.failed,
      onDone: (answer) => void download(answer.file),
    });
  return (
    <>
      <ToolLayout
        aside={
          <>
            <ChosenFile file={file} onChange={onChange} />
            {count !== null && <SplitOptions pageCount={count} parts={parts} onParts={setParts} />}
          </>
        }
      >
        {count === null ? (
          <Note fact={words.unread}>{words.unreadText}</Note>
        ) : (
          <>
            <p className="mb-3 text-13 text-ink-soft">{words.hint}</p>
            <SplitPages fileId={file.id} pageCount={count} parts={parts} onParts={setParts} />
          </>
        )}
      </ToolLayout>
      <ToolBar
        operation={running}
        action={
          <>
            <OutputName label={desk.name} value={name} ending=".zip" onChange={setName} />
            <Button
              look="primary"
              size="large"
              disabled={count !== null && (isWhole || parts.length === 0)}
              onClick={split}
            >
              {texts.action}
            </Button>
          </>
        }
      >
        {count !== null && (
          <div className="min-w-0">
            <p className="truncate text-14 font-bold tabular-nums">{texts.summary(parts.length)}</p>
            <p className="truncate text-12 text-ink-soft tabular-nums">
              {isWhole ? texts.needsCut : texts.summaryNote(used, count)}
            </p>
          </div>
        )}
      </ToolBar>
    </>
  );
}
