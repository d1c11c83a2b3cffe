import { type ComponentType, type LazyExoticComponent, Suspense, lazy } from 'react';
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
import { ToolDesk } from '../tool-desk/tool-desk.tsx';
import { ToolStart } from '../tool-desk/tool-start.tsx';
import type { PickedFiles } from '../tool-desk/use-picked-files.ts';

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;
type Stage =
  /** Its pages are read first. */
  | { takes: 'document'; Tool: Lazy<DocumentToolProps> }
  /** Whatever state it is in. */
  | { takes: 'file'; Tool: Lazy<FileToolProps> }
  | { takes: 'files'; kind: 'pdf' | 'image'; Tool: Lazy<FilesToolProps> }
  | { takes: 'nothing'; Tool: Lazy<object> };

const stages: Record<ToolId, Stage> = {
  merge: { takes: 'files', kind: 'pdf', Tool: lazy(() => import('./merge-tool.tsx')) },
  split: { takes: 'document', Tool: lazy(() => import('./split-tool.tsx')) },
  compress: { takes: 'document', Tool: lazy(() => import('./compress-tool.tsx')) },
  convert: { takes: 'files', kind: 'image', Tool: lazy(() => import('./convert-tool.tsx')) },
  ocr: { takes: 'nothing', Tool: lazy(() => import('./ocr-tool.tsx')) },
  'ai-chat': { takes: 'nothing', Tool: lazy(() => import('./chat-tool.tsx')) },
  organize: { takes: 'document', Tool: lazy(() => import('./organize-tool.tsx')) },
  watermark: { takes: 'document', Tool: lazy(() => import('./watermark-tool.tsx')) },
  'page-numbers': { takes: 'document', Tool: lazy(() => import('./page-numbers-tool.tsx')) },
  annotate: { takes: 'document', Tool: lazy(() => import('./annotate-tool.tsx')) },
  sign: { takes: 'document', Tool: lazy(() => import('./sign-tool.tsx')) },
  verify: { takes: 'file', Tool: lazy(() => import('./verify-tool.tsx')) },
  'create-form': { takes: 'document', Tool: lazy(() => import('./create-form-tool.tsx')) },
  'fill-form': { takes: 'document', Tool: lazy(() => import('./fill-form-tool.tsx')) },
  flatten: { takes: 'document', Tool: lazy(() => import('./flatten-tool.tsx')) },
  protect: { takes: 'file', Tool: lazy(() => import('./protect-tool.tsx')) },
  unlock: { takes: 'file', Tool: lazy(() => import('./unlock-tool.tsx')) },
  analyze: { takes: 'document', Tool: lazy(() => import('./analyze-tool.tsx')) },
};

export function ToolStage({ tool, picked }: { tool: ToolId; picked: PickedFiles }) {
  const texts = useTexts(advancedTexts);
  const stage = stages[tool];
  const { files, add, set } = picked;
  if (stage.takes === 'nothing')
    return (
      <Suspense fallback={<PageSpinner />}>
        <stage.Tool />
      </Suspense>
    );
  const isSeveral = stage.takes === 'files';
  const kind = stage.takes === 'files' ? stage.kind : 'pdf';
  const [file] = files;
  return (
    <ToolDesk
      kind={kind}
      isSeveral={isSeveral}
      onFiles={isSeveral ? add : set}
      wrongKind={kind === 'pdf' ? texts.onlyPdfs : texts.onlyImages}
    >
      {({ choose, upload }) => {
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
