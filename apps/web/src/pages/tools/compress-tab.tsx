import { ReceiptDrawing } from '../../components/drawings.tsx';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { isOfKind } from '../tool-desk/file-kinds.ts';
import { ToolDesk } from '../tool-desk/tool-desk.tsx';
import { ToolFailure } from '../tool-desk/tool-failure.tsx';
import { ToolResult } from '../tool-desk/tool-result.tsx';
import { ToolStart } from '../tool-desk/tool-start.tsx';
import { useToolRun } from '../tool-desk/use-tool-run.ts';
import { CompressDesk } from './compress-desk.tsx';
import type { Compressed } from './compressed.ts';
import type { ToolTabProps } from './tool-tab.ts';
import { toolsTexts } from './tools.texts.ts';
import { useNextTools } from './use-next-tools.tsx';

export default function CompressTab({ picked, onContinue }: ToolTabProps) {
  const texts = useTexts(toolsTexts).compress;
  const run = useToolRun<Compressed>();
  const { state, again, reset } = run;
  const nextTools = useNextTools('compress', onContinue);
  const file = picked.files.find((one) => isOfKind(one, 'pdf'));
  return (
    <ToolDesk
      kind="pdf"
      isSeveral={false}
      onFiles={(files) => picked.set(files.slice(-1))}
      wrongKind={texts.notPdf}
    >
      {({ choose, upload }) => {
        if (state.status === 'done') {
          const { originalSize, compressedSize, compressionRatio } = state.answer;
          return (
            <ToolResult
              file={state.answer.file}
              seconds={state.seconds}
              facts={texts.saved(
                formatBytes(originalSize),
                formatBytes(compressedSize),
                String(compressionRatio),
              )}
              next={nextTools(state.answer.file)}
              onAgain={again}
              onAnew={() => {
                picked.set([]);
                reset();
              }}
            />
          );
        }
        if (!file)
          return (
            <ToolStart
              kind="pdf"
              isSeveral={false}
              title={texts.startTitle}
              text={texts.startText}
              drawing={<ReceiptDrawing />}
              onChoose={choose}
              onFiles={upload}
            />
          );
        return (
          <>
            {state.status === 'failed' && <ToolFailure message={state.message} onAgain={again} />}
            <CompressDesk key={file.id} file={file} run={run} onChange={choose} />
          </>
        );
      }}
    </ToolDesk>
  );
}
