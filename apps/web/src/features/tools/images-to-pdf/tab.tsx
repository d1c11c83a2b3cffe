import { usual as OPTIONS } from './convert.form.ts';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { ImageSheets } from './image-sheets.tsx';
import { fullName } from '../shared/run/output-name.tsx';
import { useFreeStem } from '../shared/run/use-free-name.ts';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { BarWords } from '../shared/run/bar-words.tsx';
import { isOfKind } from '../shared/files/file-kinds.ts';
import { MakeBar } from '../shared/run/make-bar.tsx';
import { ToolSteps } from '../shared/run/tool-steps.tsx';
import { useToolRun } from '../shared/run/use-tool-run.ts';
import type { ToolTabProps } from '../basic-page/tool-tab.ts';
import { toolsMessages } from '../basic-page/tools.messages.ts';
import { useNextTools } from '../basic-page/use-next-tools.tsx';

// Comes only with a file that is no image.
const HeldPdfs = lazy(() => import('./held-pdfs.tsx'));

type Converted = Awaited<ReturnType<typeof api.pdfTools.imagesToPdf.mutate>>;

/** What the simple tool does: the defaults of the full one. */

export default function ConvertTab({ picked, onContinue }: ToolTabProps) {
  const t = useMessages(toolsMessages);
  const run = useToolRun<Converted>();
  const [given, setName] = useState<string | null>(null);
  const usual = useFreeStem(t('convert.usual'), picked.files[0]?.folder_id);
  const name = given ?? usual;
  const nextTools = useNextTools('convert', onContinue);
  const images = picked.files.filter((file) => isOfKind(file, 'image'));
  const convert = () => {
    if (images.length === 0) return toast.error(t('convert.none'));
    run.start({
      action: 'images-to-pdf',
      title: t('convert.running', { images: images.length }),
      send: (operationId) =>
        api.pdfTools.imagesToPdf.mutate({
          fileIds: images.map(({ id }) => id),
          outputName: fullName(name, usual, '.pdf'),
          operationId,
        }),
      failed: (message) => t('convert.failed', { message }),
    });
  };
  return (
    <ToolSteps
      kind="image"
      isSeveral
      picked={picked}
      run={run}
      isEmpty={images.length === 0}
      start={{ tool: 'images-to-pdf', title: t('convert.startTitle'), text: t('convert.startText') }}
      held={
        picked.files.length > 0 && (
          <Suspense fallback={null}>
            <HeldPdfs files={picked.files} />
          </Suspense>
        )
      }
      wrongKind={t('convert.none')}
      renderResult={({ pages }) => ({ facts: t('merge.pages', { pages }), nextOf: nextTools })}
    >
      {(choose) => (
        <>
          <ToolLayout aside={<PageFacts />}>
            <div className="mb-3 flex items-center justify-between gap-3">
              <p className="text-13 text-ink-soft tabular-nums">
                {t('merge.fileCount', { files: images.length })}
              </p>
              <Button onClick={choose}>
                <Plus aria-hidden="true" />
                {t('addFiles')}
              </Button>
            </div>
            <ImageSheets images={images} options={OPTIONS} onOrder={picked.set} onRemove={picked.remove} />
          </ToolLayout>
          <MakeBar
            operation={run.state.status === 'running' ? run.state.operation : undefined}
            name={name}
            onName={setName}
            action={t('convert.action')}
            onMake={convert}
          >
            <BarWords fact={t('convert.summary', { pages: images.length })}>{t('convert.note')}</BarWords>
          </MakeBar>
        </>
      )}
    </ToolSteps>
  );
}

/** How the pages come out here, and where else that can be chosen. */
function PageFacts() {
  const t = useMessages(toolsMessages);
  const facts = [
    [t('convert.page'), t('convert.pageValue')],
    [t('convert.margin'), t('convert.marginValue', { points: OPTIONS.margin })],
    [t('convert.layout'), t('convert.layoutValue')],
  ];
  return (
    <>
      <Card className="p-4">
        <h2 className="section-title">{t('convert.moreTitle')}</h2>
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
        {t('convert.more')}{' '}
        <TextLink alone to="/advanced-tools?tab=convert">
          {t('merge.moreLink')}
        </TextLink>
      </p>
    </>
  );
}
