import { type ComponentType, type LazyExoticComponent, Suspense, lazy, useState } from 'react';
import { PageSpinner } from '../../app/page-spinner.tsx';
import { ToolsDrawing } from '../../components/drawings.tsx';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import type {
  DocumentToolProps,
  FileToolProps,
  FilesToolProps,
} from '../../features/pdf-tools/advanced/document.ts';
import type { ToolId } from '../../features/pdf-tools/advanced/tool-list.ts';
import { WithDocument } from '../../features/pdf-tools/advanced/with-document.tsx';
import { useTexts } from '../../lib/texts.ts';
import { ChosenFile } from '../tool-desk/chosen-file.tsx';
import { type FileKind, isOfKind } from '../tool-desk/file-kinds.ts';
import { ToolDesk } from '../tool-desk/tool-desk.tsx';
import { ToolStart } from '../tool-desk/tool-start.tsx';
import type { PickedFiles } from '../tool-desk/use-picked-files.ts';
import { formTexts } from './form.texts.ts';

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;
type Stage =
  /** Its pages are read first. */
  | { takes: 'document'; Tool: Lazy<DocumentToolProps>; Blank?: Lazy<{ onAnew: () => void }> }
  /** Whatever state it is in. */
  | { takes: 'file'; kind?: FileKind; Tool: Lazy<FileToolProps> }
  | { takes: 'files'; kind: FileKind; Tool: Lazy<FilesToolProps> }
  /** One, several or a folder: it has its own ways to them. */
  | { takes: 'any'; Tool: Lazy<{ picked: PickedFiles }> };

const stages: Record<ToolId, Stage> = {
  merge: { takes: 'files', kind: 'pdf', Tool: lazy(() => import('./merge-tool.tsx')) },
  split: { takes: 'document', Tool: lazy(() => import('./split-tool.tsx')) },
  compress: { takes: 'document', Tool: lazy(() => import('./compress-tool.tsx')) },
  convert: { takes: 'files', kind: 'image', Tool: lazy(() => import('./convert-tool.tsx')) },
  ocr: { takes: 'file', kind: 'scan', Tool: lazy(() => import('./ocr-tool.tsx')) },
  'ai-chat': { takes: 'any', Tool: lazy(() => import('./chat-tool.tsx')) },
  organize: { takes: 'document', Tool: lazy(() => import('./organize-tool.tsx')) },
  watermark: { takes: 'document', Tool: lazy(() => import('./watermark-tool.tsx')) },
  'page-numbers': { takes: 'document', Tool: lazy(() => import('./page-numbers-tool.tsx')) },
  annotate: { takes: 'document', Tool: lazy(() => import('./annotate-tool.tsx')) },
  sign: { takes: 'document', Tool: lazy(() => import('./sign-tool.tsx')) },
  verify: { takes: 'file', Tool: lazy(() => import('./verify-tool.tsx')) },
  'create-form': {
    takes: 'document',
    Tool: lazy(() => import('./create-form-tool.tsx')),
    Blank: lazy(() => import('./blank-form-tool.tsx')),
  },
  'fill-form': { takes: 'document', Tool: lazy(() => import('./fill-form-tool.tsx')) },
  flatten: { takes: 'document', Tool: lazy(() => import('./flatten-tool.tsx')) },
  protect: { takes: 'file', Tool: lazy(() => import('./protect-tool.tsx')) },
  unlock: { takes: 'file', Tool: lazy(() => import('./unlock-tool.tsx')) },
  analyze: { takes: 'document', Tool: lazy(() => import('./analyze-tool.tsx')) },
};

interface ToolStageProps {
  tool: ToolId;
  picked: PickedFiles;
}

export function ToolStage({ tool, picked }: ToolStageProps) {
  const stage = stages[tool];
  if (stage.takes !== 'any') return <ChosenStage tool={tool} picked={picked} stage={stage} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <stage.Tool picked={picked} />
    </Suspense>
  );
}

type ChosenStageProps = ToolStageProps & { stage: Exclude<Stage, { takes: 'any' }> };

function ChosenStage({ tool, picked, stage }: ChosenStageProps) {
  const texts = useTexts(advancedTexts);
  const form = useTexts(formTexts).blank;
  const { add, set } = picked;
  const [isBlank, setBlank] = useState(false);
  const Blank = stage.takes === 'document' ? stage.Blank : undefined;
  const isSeveral = stage.takes === 'files';
  const kind = (stage.takes === 'document' ? undefined : stage.kind) ?? 'pdf';
  // A link may bring along what another tool took.
  const files = picked.files.filter((file) => isOfKind(file, kind));
  const [file] = files;
  return (
    <ToolDesk
      kind={kind}
      isSeveral={isSeveral}
      onFiles={isSeveral ? add : set}
      wrongKind={texts.wrongKind[kind]}
    >
      {({ choose, upload }) => {
        if (!file && Blank && isBlank)
          return (
            <Suspense fallback={<PageSpinner />}>
              <Blank onAnew={() => setBlank(false)} />
            </Suspense>
          );
        if (!file)
          return (
            <ToolStart
              kind={kind}
              isSeveral={isSeveral}
              title={texts.tools[tool].name}
              text={texts.tools[tool].lede}
              drawing={<ToolsDrawing />}
              onChoose={choose}
              onFiles={upload}
              more={Blank && { label: form.begin, onBegin: () => setBlank(true) }}
            />
          );
        const common = { onAnew: () => set([]), aside: <ChosenFile file={file} onChange={choose} /> };
        return (
          <Suspense fallback={<PageSpinner />}>
            {stage.takes === 'files' ? (
              <stage.Tool files={files} onFiles={set} onAdd={choose} onAnew={common.onAnew} />
            ) : stage.takes === 'file' ? (
              <stage.Tool key={file.id} file={file} {...common} />
            ) : (
              <WithDocument key={file.id} file={file}>
                {(document) => <stage.Tool document={document} {...common} />}
              </WithDocument>
            )}
          </Suspense>
        );
      }}
    </ToolDesk>
  );
}
