import { formatBytes, formatTenth } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { isOfKind } from '../shared/files/file-kinds.ts';
import { ToolSteps } from '../shared/run/tool-steps.tsx';
import { useToolRun } from '../shared/run/use-tool-run.ts';
import { CompressArea } from './compress-area.tsx';
import type { Compressed } from './compressed.ts';
import type { ToolTabProps } from '../basic-page/tool-tab.ts';
import { toolsMessages } from '../basic-page/tools.messages.ts';
import { useNextTools } from '../basic-page/use-next-tools.tsx';

export default function CompressTab({ picked, onContinue }: ToolTabProps) {
  const t = useMessages(toolsMessages);
  const run = useToolRun<Compressed>();
  const nextTools = useNextTools('compress', onContinue);
  const file = picked.files.find((one) => isOfKind(one, 'pdf'));
  return (
    <ToolSteps
      kind="pdf"
      isSeveral={false}
      picked={picked}
      run={run}
      isEmpty={!file}
      start={{ tool: 'compress', title: t('compress.startTitle'), text: t('compress.startText') }}
      wrongKind={t('compress.notPdf')}
      renderResult={({ originalSize, compressedSize, compressionRatio }) => ({
        facts: t('compress.saved', {
          before: formatBytes(originalSize),
          after: formatBytes(compressedSize),
          percent: formatTenth(compressionRatio),
        }),
        nextOf: nextTools,
      })}
    >
      {(choose) => file && <CompressArea key={file.id} file={file} run={run} onChange={choose} />}
    </ToolSteps>
  );
}
