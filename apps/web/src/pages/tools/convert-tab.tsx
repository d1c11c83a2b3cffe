import { imagesToPdfOptions } from '@sheaf/pdf-core/options';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ToolsDrawing } from '../../components/drawings.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { ImageSheets } from '../../features/pdf-tools/image-sheets.tsx';
import { fullName } from '../../features/pdf-tools/output-name.tsx';
import { ToolLayout } from '../../features/pdf-tools/tool-layout.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { BarWords } from '../tool-desk/bar-words.tsx';
import { isOfKind } from '../tool-desk/file-kinds.ts';
import { MakeBar } from '../tool-desk/make-bar.tsx';
import { ToolSteps } from '../tool-desk/tool-steps.tsx';
import { useToolRun } from '../tool-desk/use-tool-run.ts';
import type { ToolTabProps } from './tool-tab.ts';
import { toolsTexts } from './tools.texts.ts';
import { useNextTools } from './use-next-tools.tsx';

type Converted = Awaited<ReturnType<typeof api.pdfTools.imagesToPdf.mutate>>;

/** What the simple tool does: the defaults of the full one. */
const OPTIONS = imagesToPdfOptions.parse({});

export default function ConvertTab({ picked, onContinue }: ToolTabProps) {
  const { convert: texts, merge, addFiles } = useTexts(toolsTexts);
  const run = useToolRun<Converted>();
  const [name, setName] = useState(texts.usual);
  const nextTools = useNextTools('convert', onContinue);
  const images = picked.files.filter((file) => isOfKind(file, 'image'));
  const convert = () => {
    if (images.length === 0) return toast.error(texts.none);
    run.start({
      action: 'images-to-pdf',
      title: texts.running(images.length),
      send: (operationId) =>
        api.pdfTools.imagesToPdf.mutate({
          fileIds: images.map(({ id }) => id),
          outputName: fullName(name, texts.usual, '.pdf'),
          operationId,
        }),
      done: () => texts.done,
      failed: texts.failed,
    });
  };
  return (
    <ToolSteps
      kind="image"
      isSeveral
      picked={picked}
      run={run}
      isEmpty={images.length === 0}
      start={{ title: texts.startTitle, text: texts.startText, drawing: <ToolsDrawing /> }}
      wrongKind={texts.none}
      renderResult={({ file, pages }) => ({ facts: merge.pages(pages), next: nextTools(file) })}
    >
      {(choose) => (
        <>
          <ToolLayout aside={<PageFacts />}>
            <div className="mb-3 flex items-center justify-between gap-3">
              <p className="text-13 text-ink-soft tabular-nums">{merge.fileCount(images.length)}</p>
              <Button onClick={choose}>
                <Plus aria-hidden="true" />
                {addFiles}
              </Button>
            </div>
            <ImageSheets images={images} options={OPTIONS} onOrder={picked.set} onRemove={picked.remove} />
          </ToolLayout>
          <MakeBar
            operation={run.state.status === 'running' ? run.state.operation : undefined}
            name={name}
            onName={setName}
            action={texts.action}
            onMake={convert}
          >
            <BarWords fact={texts.summary(images.length)}>{texts.note}</BarWords>
          </MakeBar>
        </>
      )}
    </ToolSteps>
  );
}

/** How the pages come out here, and where else that can be chosen. */
function PageFacts() {
  const { convert: texts, merge } = useTexts(toolsTexts);
  const facts = [
    [texts.page, texts.pageValue],
    [texts.margin, texts.marginValue(OPTIONS.margin)],
    [texts.layout, texts.layoutValue],
  ];
  return (
    <>
      <Card className="p-4">
        <h2 className="section-title">{texts.moreTitle}</h2>
        <dl className="mt-2 divide-y divide-line border-t border-line text-13">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-3 py-2">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-4 text-12 text-ink-faint">
        {texts.more}{' '}
        <TextLink alone to="/advanced-tools?tab=convert">
          {merge.moreLink}
        </TextLink>
      </p>
    </>
  );
}
