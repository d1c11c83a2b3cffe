import { SearchDrawing } from '../../components/drawings.tsx';
import { useTexts } from '../../lib/texts.ts';
import { ChosenFile } from '../tool-desk/chosen-file.tsx';
import { isOfKind } from '../tool-desk/file-kinds.ts';
import OcrDesk from '../tool-desk/ocr/ocr-desk.tsx';
import { ocrTexts } from '../tool-desk/ocr/ocr.texts.ts';
import { ToolDesk } from '../tool-desk/tool-desk.tsx';
import { ToolStart } from '../tool-desk/tool-start.tsx';
import type { ToolTabProps } from './tool-tab.ts';
import { useNextTools } from './use-next-tools.tsx';

export default function OcrTab({ picked, onContinue }: ToolTabProps) {
  const texts = useTexts(ocrTexts);
  const nextTools = useNextTools('ocr', onContinue);
  const file = picked.files.find((one) => isOfKind(one, 'scan'));
  return (
    <ToolDesk
      kind="scan"
      isSeveral={false}
      onFiles={(files) => picked.set(files.slice(-1))}
      wrongKind={texts.wrongKind}
    >
      {({ choose, upload }) =>
        file ? (
          <OcrDesk
            key={file.id}
            file={file}
            isPro={false}
            aside={<ChosenFile file={file} onChange={choose} />}
            next={nextTools}
            onAsk={() => onContinue('ai-chat', [file])}
            onAnew={() => picked.set([])}
          />
        ) : (
          <ToolStart
            kind="scan"
            isSeveral={false}
            title={texts.startTitle}
            text={texts.startText}
            drawing={<SearchDrawing />}
            onChoose={choose}
            onFiles={upload}
          />
        )
      }
    </ToolDesk>
  );
}
