import { useState } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { TextLink } from '../../../components/text-link.tsx';
import type { StoredFile } from '../../files/item.ts';
import { FileStrip } from './file-strip.tsx';
import { MergeBench } from './merge-bench.tsx';
import { type MergePlan, useMerge } from './use-merge.ts';
import { MergeContents } from './merge-contents.tsx';
import { fullName } from '../shared/run/output-name.tsx';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { BarWords } from '../shared/run/bar-words.tsx';
import { isOfKind } from '../shared/files/file-kinds.ts';
import { MakeBar } from '../shared/run/make-bar.tsx';
import { useFreeStem } from '../shared/run/use-free-name.ts';
import { useResultFolder } from '../shared/files/use-result-folder.ts';
import { useDownload } from '../shared/run/use-download.ts';
import { ToolSteps } from '../shared/run/tool-steps.tsx';
import { useToolRun } from '../shared/run/use-tool-run.ts';
import type { ToolTabProps } from '../basic-page/tool-tab.ts';
import { toolsMessages } from '../basic-page/tools.messages.ts';
import { useNextTools } from '../basic-page/use-next-tools.tsx';

type Merged = Awaited<ReturnType<typeof api.pdfTools.merge.mutate>>;

export default function MergeTab({ picked, onContinue }: ToolTabProps) {
  const t = useMessages(toolsMessages);
  const run = useToolRun<Merged>();
  const [given, setName] = useState<string | null>(null);
  const nextTools = useNextTools('merge', onContinue);
  const download = useDownload();
  const files = picked.files.filter((file) => isOfKind(file, 'pdf'));
  const plan = useMerge(files);
  const usual = useFreeStem(t('merge.usual'), files[0]?.folder_id);
  const name = given ?? usual;
  const merge = () => {
    if (files.length < 2) return toast.error(t('merge.tooFew'));
    run.start({
      action: 'merge',
      title: t('merge.running', { files: files.length }),
      send: (operationId) =>
        api.pdfTools.merge.mutate({
          fileIds: files.map(({ id }) => id),
          pages: plan.request(),
          outputName: fullName(name, usual, '.pdf'),
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
      renderResult={({ pages }) => ({ facts: t('merge.pages', { pages }), nextOf: nextTools })}
    >
      {(choose) => (
        <>
          <ToolLayout aside={<Aside files={files} plan={plan} />}>
            <MergeBench
              files={files}
              plan={plan}
              onFiles={picked.set}
              onAdd={choose}
              renderRow={(file, _index, grip, choice) => (
                <FileStrip
                  file={file}
                  grip={grip}
                  actions={choice}
                  taken={plan.pagesOf(file)}
                  onRemove={() => picked.remove(file.id)}
                />
              )}
            />
          </ToolLayout>
          <MakeBar
            operation={run.state.status === 'running' ? run.state.operation : undefined}
            name={name}
            onName={setName}
            action={t('merge.action')}
            onMake={merge}
          >
            <Summary files={files} pages={plan.total} isWhole={plan.request() === undefined} />
          </MakeBar>
        </>
      )}
    </ToolSteps>
  );
}

function Aside({ files, plan }: { files: StoredFile[]; plan: MergePlan }) {
  const t = useMessages(toolsMessages);
  return (
    <>
      {plan.view !== 'pages' && <MergeContents files={files} countOf={plan.countOf} />}
      <p className="mt-4 text-12 text-ink-faint">
        {t('merge.more')}{' '}
        <TextLink alone to="/advanced-tools?tab=merge">
          {t('merge.moreLink')}
        </TextLink>
      </p>
    </>
  );
}

interface SummaryProps {
  files: StoredFile[];
  pages: number | null;
  isWhole: boolean;
}

/** How large some of the pages are is not known before: fonts and images that pages share come along with the first of them. */
function Summary({ files, pages, isWhole }: SummaryProps) {
  const t = useMessages(toolsMessages);
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));
  const one = files.length < 2;
  const folder = useResultFolder(files);
  return (
    <BarWords
      fact={
        one
          ? t('merge.tooFew')
          : pages === null
            ? t('merge.totalUnknown', { files: files.length, size })
            : isWhole
              ? t('merge.total', { pages, size })
              : t('merge.totalChosen', { pages })
      }
    >
      {folder === undefined ? t('merge.kept') : t('merge.keptIn', { folder })}
    </BarWords>
  );
}
