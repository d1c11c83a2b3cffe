import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { FolderDrawing } from '../../components/drawings.tsx';
import { TextLink } from '../../components/text-link.tsx';
import type { StoredFile } from '../../features/files/item.ts';
import { FileStrips } from '../../features/pdf-tools/file-strips.tsx';
import { MergeContents } from '../../features/pdf-tools/merge-contents.tsx';
import { fullName } from '../../features/pdf-tools/output-name.tsx';
import { ToolLayout } from '../../features/pdf-tools/tool-layout.tsx';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { BarWords } from '../tool-desk/bar-words.tsx';
import { isOfKind } from '../tool-desk/file-kinds.ts';
import { MakeBar } from '../tool-desk/make-bar.tsx';
import { useDownload } from '../tool-desk/tool-result.tsx';
import { ToolSteps } from '../tool-desk/tool-steps.tsx';
import { useToolRun } from '../tool-desk/use-tool-run.ts';
import type { ToolTabProps } from './tool-tab.ts';
import { toolsTexts } from './tools.texts.ts';
import { useNextTools } from './use-next-tools.tsx';

type Merged = Awaited<ReturnType<typeof api.pdfTools.merge.mutate>>;

export default function MergeTab({ picked, onContinue }: ToolTabProps) {
  const { merge: texts, addFiles } = useTexts(toolsTexts);
  const run = useToolRun<Merged>();
  const [name, setName] = useState(texts.usual);
  const nextTools = useNextTools('merge', onContinue);
  const download = useDownload();
  const files = picked.files.filter((file) => isOfKind(file, 'pdf'));
  const merge = () => {
    if (files.length < 2) return toast.error(texts.tooFew);
    run.start({
      action: 'merge',
      title: texts.running(files.length),
      send: (operationId) =>
        api.pdfTools.merge.mutate({
          fileIds: files.map(({ id }) => id),
          outputName: fullName(name, texts.usual, '.pdf'),
          operationId,
        }),
      done: () => texts.done,
      failed: texts.failed,
      onDone: ({ file }) => void download(file),
    });
  };
  return (
    <ToolSteps
      kind="pdf"
      isSeveral
      picked={picked}
      run={run}
      isEmpty={files.length === 0}
      start={{ title: texts.startTitle, text: texts.startText, drawing: <FolderDrawing /> }}
      wrongKind={texts.notPdfs}
      renderResult={({ file, pages }) => ({ facts: texts.pages(pages), next: nextTools(file) })}
    >
      {(choose) => (
        <>
          <ToolLayout aside={<Aside files={files} />}>
            <div className="mb-3 flex items-center justify-between gap-3">
              <p className="text-13 text-ink-soft tabular-nums">{countWords(files, texts)}</p>
              <Button onClick={choose}>
                <Plus aria-hidden="true" />
                {addFiles}
              </Button>
            </div>
            <FileStrips files={files} onOrder={picked.set} onRemove={picked.remove} />
          </ToolLayout>
          <MakeBar
            operation={run.state.status === 'running' ? run.state.operation : undefined}
            name={name}
            onName={setName}
            action={texts.action}
            onMake={merge}
          >
            <Summary files={files} />
          </MakeBar>
        </>
      )}
    </ToolSteps>
  );
}

function Aside({ files }: { files: StoredFile[] }) {
  const texts = useTexts(toolsTexts).merge;
  return (
    <>
      <MergeContents files={files} />
      <p className="mt-4 text-12 text-ink-faint">
        {texts.more}{' '}
        <TextLink alone to="/advanced-tools?tab=merge">
          {texts.moreLink}
        </TextLink>
      </p>
    </>
  );
}

function Summary({ files }: { files: StoredFile[] }) {
  const texts = useTexts(toolsTexts).merge;
  const pages = countPages(files);
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));
  const one = files.length < 2;
  return (
    <BarWords
      fact={
        one
          ? texts.tooFew
          : pages === null
            ? texts.totalUnknown(files.length, size)
            : texts.total(pages, size)
      }
    >
      {texts.kept}
    </BarWords>
  );
}

function countWords(
  files: StoredFile[],
  texts: { summary: (files: number, pages: number) => string; fileCount: (files: number) => string },
): string {
  const pages = countPages(files);
  return pages === null ? texts.fileCount(files.length) : texts.summary(files.length, pages);
}

/** Null while those of any are not known. */
function countPages(files: StoredFile[]): number | null {
  let sum = 0;
  for (const { page_count } of files) {
    if (page_count === null) return null;
    sum += page_count;
  }
  return sum;
}
