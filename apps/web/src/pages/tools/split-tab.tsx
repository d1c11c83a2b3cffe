import { useState } from 'react';
import { SearchDrawing } from '../../components/drawings.tsx';
import { Note } from '../../components/note.tsx';
import type { StoredFile } from '../../features/files/item.ts';
import { fullName } from '../../features/pdf-tools/output-name.tsx';
import { pdfToolsTexts } from '../../features/pdf-tools/pdf-tools.texts.ts';
import { SplitOptions } from '../../features/pdf-tools/split-options.tsx';
import { SplitPages } from '../../features/pdf-tools/split-pages.tsx';
import { type Parts, evenParts, partsToSend } from '../../features/pdf-tools/split-parts.ts';
import { ToolLayout } from '../../features/pdf-tools/tool-layout.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { BarWords } from '../tool-desk/bar-words.tsx';
import { ChosenFile } from '../tool-desk/chosen-file.tsx';
import { isOfKind } from '../tool-desk/file-kinds.ts';
import { MakeBar } from '../tool-desk/make-bar.tsx';
import { useDownload } from '../tool-desk/tool-result.tsx';
import { ToolSteps } from '../tool-desk/tool-steps.tsx';
import { useToolRun } from '../tool-desk/use-tool-run.ts';
import { SplitResultParts } from './split-result-parts.tsx';
import type { ToolTabProps } from './tool-tab.ts';
import { toolsTexts } from './tools.texts.ts';

type Split = Awaited<ReturnType<typeof api.pdfTools.split.mutate>>;

export default function SplitTab({ picked }: ToolTabProps) {
  const texts = useTexts(toolsTexts).split;
  const run = useToolRun<Split>();
  const file = picked.files.find((one) => isOfKind(one, 'pdf'));
  return (
    <ToolSteps
      kind="pdf"
      isSeveral={false}
      picked={picked}
      run={run}
      isEmpty={!file}
      start={{ title: texts.startTitle, text: texts.startText, drawing: <SearchDrawing /> }}
      wrongKind={texts.notPdf}
      renderResult={({ parts }) => ({ next: [], more: <SplitResultParts parts={parts} /> })}
    >
      {(choose) =>
        file && (
          // Another document begins without cuts, and so does one whose pages were just counted.
          <SplitDesk key={`${file.id} ${file.page_count}`} file={file} run={run} onChange={choose} />
        )
      }
    </ToolSteps>
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
      <MakeBar
        operation={running}
        name={name}
        ending=".zip"
        onName={setName}
        action={texts.action}
        disabled={count !== null && (isWhole || parts.length === 0)}
        onMake={split}
      >
        {count !== null && (
          <BarWords fact={texts.summary(parts.length)}>
            {isWhole ? texts.needsCut : texts.summaryNote(used, count)}
          </BarWords>
        )}
      </MakeBar>
    </>
  );
}
