import { ReceiptDrawing } from '../../components/drawings.tsx';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { isOfKind } from '../tool-desk/file-kinds.ts';
import { ToolSteps } from '../tool-desk/tool-steps.tsx';
import { useToolRun } from '../tool-desk/use-tool-run.ts';
import { CompressDesk } from './compress-desk.tsx';
import type { Compressed } from './compressed.ts';
import type { ToolTabProps } from './tool-tab.ts';
import { toolsTexts } from './tools.texts.ts';
import { useNextTools } from './use-next-tools.tsx';

export default function CompressTab({ picked, onContinue }: ToolTabProps) {
  const texts = useTexts(toolsTexts).compress;
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
      start={{ title: texts.startTitle, text: texts.startText, drawing: <ReceiptDrawing /> }}
      wrongKind={texts.notPdf}
      renderResult={({ file: made, originalSize, compressedSize, compressionRatio }) => ({
        facts: texts.saved(
          formatBytes(originalSize),
          formatBytes(compressedSize),
          formatNumber(compressionRatio),
        ),
        next: nextTools(made),
      })}
    >
      {(choose) => file && <CompressDesk key={file.id} file={file} run={run} onChange={choose} />}
    </ToolSteps>
  );
}
