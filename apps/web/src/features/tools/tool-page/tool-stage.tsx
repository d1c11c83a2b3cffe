import { isToolName, type ToolName, tools } from '@sheaf/pdf-core/tools';
import { type ComponentType, Suspense, lazy, useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { ChosenFile } from '../shared/files/chosen-file.tsx';
import { type FileKind, isOfKind } from '../shared/files/file-kinds.ts';
import { ToolArea } from '../shared/files/tool-area.tsx';
import type { StoredFile } from '../../files/item.ts';
import type { PickedFiles } from '../shared/files/use-picked-files.ts';
import { queryClient, trpc } from '../../../lib/api/trpc.ts';
import { leaveContent } from '../../../lib/page/before-router.ts';
import { type SaveAs, ToolRoundContext } from '../shared/run/tool-round.ts';
import { formMessages } from '../shared/form.messages.ts';
import type { ToolProps } from '../shared/page/document.ts';
import type { ToolId } from '../shared/tool-list.ts';
import { aboutTool, nameTool, toolMessages } from '../shared/tools.messages.ts';
import { StartSkeleton, ToolSkeleton } from '../shared/run/tool-skeleton.tsx';

type Module<Props> = { default: ComponentType<Props> };

/** Each tool has its own code. A tool without a component is rendered from its record. */
const own = import.meta.glob<Module<ToolProps>>(['../*/tool.tsx', '!../ai-chat/tool.tsx']);
/** The ways to begin without a file. */
const blanks = import.meta.glob<Module<{ onAnew: () => void }>>('../*/blank.tsx');
const ChatTool = lazy(() => import('../ai-chat/tool.tsx'));
/** Comes only where no file is chosen yet. */
const ToolStart = lazy(() =>
  import('../shared/files/tool-start.tsx').then((module) => ({ default: module.ToolStart })),
);
/** Comes only with a file that is protected. */
const ProtectedFile = lazy(() => import('../shared/files/protected-file.tsx'));
/** Comes only with PDFs at the tool for images. */
const HeldPdfs = lazy(() => import('../images-to-pdf/held-pdfs.tsx'));
const RecordTool = lazy(() => import('./record-tool.tsx'));

const lazyTools = lazyByTool(own);
const lazyBlanks = lazyByTool(blanks);

function lazyByTool<Props>(modules: Record<string, () => Promise<Module<Props>>>) {
  return new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, lazy(load)]));
}

interface ToolStageProps<Id> {
  tool: Id;
  picked: PickedFiles;
}

export function ToolStage({ tool, picked }: ToolStageProps<ToolId>) {
  // One, several or a folder: the assistant has its own ways to them.
  if (isToolName(tool)) return <ChosenStage tool={tool} picked={picked} />;
  return (
    <Suspense fallback={<ToolSkeleton />}>
      <ChatTool picked={picked} />
    </Suspense>
  );
}

function kindOf({ kind, orImage, orSource }: (typeof tools)[ToolName]['inputs']): FileKind {
  if (kind === 'image' || kind === 'source') return kind;
  if (orSource) return 'document';
  return orImage ? 'scan' : 'pdf';
}

function ChosenStage({ tool, picked }: ToolStageProps<ToolName>) {
  const t = useMessages(advancedMessages);
  const tTools = useMessages(toolMessages);
  const tForm = useMessages(formMessages);
  const { add, set } = picked;
  const [isBlank, setBlank] = useState(false);
  const [saveAs, chooseSaveAs] = useState<SaveAs>('new');
  const [round, setRound] = useState(0);
  const reopen = () => {
    queryClient.removeQueries(trpc.pdfTools.pathFilter());
    setRound(round + 1);
  };
  const Tool = lazyTools.get(tool);
  const Blank = lazyBlanks.get(tool);
  const { inputs } = tools[tool];
  const isSeveral = inputs.max > 1;
  const kind: FileKind = kindOf(inputs);
  // A link may contain the files of another tool.
  const files = picked.files.filter((file) => isOfKind(file, kind));
  const [file] = files;
  function change(next: StoredFile[]): void {
    if (next[0]?.id === file?.id) set(next);
    else leaveContent(() => set(next));
  }
  return (
    <ToolArea
      kind={kind}
      isSeveral={isSeveral}
      onFiles={isSeveral ? add : change}
      wrongKind={t(`wrongKind.${kind}`)}
    >
      {({ choose, upload }) => {
        if (!file && Blank && isBlank)
          return (
            <Suspense fallback={<ToolSkeleton />}>
              <Blank onAnew={() => leaveContent(() => setBlank(false))} />
            </Suspense>
          );
        if (!file && picked.isPending) return <ToolSkeleton />;
        if (!file)
          return (
            <Suspense fallback={<StartSkeleton />}>
              {tool === 'images-to-pdf' && picked.files.length > 0 && <HeldPdfs files={picked.files} />}
              <ToolStart
                tool={tool}
                kind={kind}
                isSeveral={isSeveral}
                title={nameTool(tTools, tool)}
                text={aboutTool(tTools, tool)}
                onChoose={choose}
                onFiles={upload}
                more={Blank && { label: tForm('blank.begin'), onBegin: () => setBlank(true) }}
              />
            </Suspense>
          );
        const props = {
          file,
          files,
          aside: <ChosenFile file={file} onChange={isSeveral ? undefined : choose} />,
          onFiles: set,
          onAdd: choose,
          onAnew: () => set([]),
        };
        // Options for one document do not apply to another; of several, the first may change at any time.
        const key = `${isSeveral ? tool : file.id} ${round}`;
        const stage = Tool ? <Tool key={key} {...props} /> : <RecordTool key={key} tool={tool} {...props} />;
        const isProtected = inputs.max === 1 && (file.reading.locked || file.reading.forbids);
        return (
          <ToolRoundContext value={{ saveAs, chooseSaveAs, reopen }}>
            <Suspense fallback={<ToolSkeleton />}>
              {isProtected ? (
                <ProtectedFile tool={tool} file={file} aside={props.aside}>
                  {stage}
                </ProtectedFile>
              ) : (
                stage
              )}
            </Suspense>
          </ToolRoundContext>
        );
      }}
    </ToolArea>
  );
}
