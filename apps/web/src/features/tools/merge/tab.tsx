import type { Formatter } from '@sheaf/messages/formatter';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import type { StoredFile } from '../../files/item.ts';
import { FileStrips } from './file-strips.tsx';
import { MergeContents } from './merge-contents.tsx';
import { fullName } from '../shared/run/output-name.tsx';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { formatBytes } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { api } from '../../../lib/trpc.ts';
import { BarWords } from '../shared/run/bar-words.tsx';
import { isOfKind } from '../shared/files/file-kinds.ts';
import { MakeBar } from '../shared/run/make-bar.tsx';
import { useDownload } from '../shared/run/tool-result.tsx';
import { ToolSteps } from '../shared/run/tool-steps.tsx';
import { useToolRun } from '../shared/run/use-tool-run.ts';
import type { ToolTabProps } from '../basic-page/tool-tab.ts';
import { toolsMessages } from '../basic-page/tools.messages.ts';
import { useNextTools } from '../basic-page/use-next-tools.tsx';

type Merged = Awaited<ReturnType<typeof api.pdfTools.merge.mutate>>;

export default function MergeTab({ picked, onContinue }: ToolTabProps) {
  const t = useMessages(toolsMessages);
  const run = useToolRun<Merged>();
  const [name, setName] = useState(t('merge.usual'));
  const nextTools = useNextTools('merge', onContinue);
  const download = useDownload();
  const files = picked.files.filter((file) => isOfKind(file, 'pdf'));
  const merge = () => {
    if (files.length < 2) return toast.error(t('merge.tooFew'));
    run.start({
      action: 'merge',
      title: t('merge.running', { files: files.length }),
      send: (operationId) =>
        api.pdfTools.merge.mutate({
          fileIds: files.map(({ id }) => id),
          outputName: fullName(name, t('merge.usual'), '.pdf'),
          operationId,
        }),
      done: () => t('merge.done'),
      failed: (message) => t('merge.failed', { message }),
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
      start={{ tool: 'merge', title: t('merge.startTitle'), text: t('merge.startText') }}
      wrongKind={t('merge.notPdfs')}
      renderResult={({ file, pages }) => ({ facts: t('merge.pages', { pages }), next: nextTools(file) })}
    >
      {(choose) => (
        <>
          <ToolLayout aside={<Aside files={files} />}>
            <div className="mb-3 flex items-center justify-between gap-3">
              <p className="text-13 text-ink-soft tabular-nums">{countWords(files, t)}</p>
              <Button onClick={choose}>
                <Plus aria-hidden="true" />
                {t('addFiles')}
              </Button>
            </div>
            <FileStrips files={files} onOrder={picked.set} onRemove={picked.remove} />
          </ToolLayout>
          <MakeBar
            operation={run.state.status === 'running' ? run.state.operation : undefined}
            name={name}
            onName={setName}
            action={t('merge.action')}
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
  const t = useMessages(toolsMessages);
  return (
    <>
      <MergeContents files={files} />
      <p className="mt-4 text-12 text-ink-faint">
        {t('merge.more')}{' '}
        <TextLink alone to="/advanced-tools?tab=merge">
          {t('merge.moreLink')}
        </TextLink>
      </p>
    </>
  );
}

function Summary({ files }: { files: StoredFile[] }) {
  const t = useMessages(toolsMessages);
  const pages = countPages(files);
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));
  const one = files.length < 2;
  return (
    <BarWords
      fact={
        one
          ? t('merge.tooFew')
          : pages === null
            ? t('merge.totalUnknown', { files: files.length, size })
            : t('merge.total', { pages, size })
      }
    >
      {t('merge.kept')}
    </BarWords>
  );
}

function countWords(files: StoredFile[], t: Formatter<'tools-basic'>): string {
  const pages = countPages(files);
  return pages === null
    ? t('merge.fileCount', { files: files.length })
    : t('merge.summary', { files: files.length, pages });
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
