import { useMessages } from '../../../lib/messages/messages.ts';
import { ChosenFile } from '../shared/files/chosen-file.tsx';
import { isOfKind } from '../shared/files/file-kinds.ts';
import OcrArea from './ocr-area.tsx';
import { ocrMessages } from './ocr.messages.ts';
import { ToolArea } from '../shared/files/tool-area.tsx';
import { ToolStart } from '../shared/files/tool-start.tsx';
import { ToolSkeleton } from '../shared/run/tool-skeleton.tsx';
import type { ToolTabProps } from '../basic-page/tool-tab.ts';
import { useNextTools } from '../basic-page/use-next-tools.tsx';

export default function OcrTab({ picked, onContinue }: ToolTabProps) {
  const t = useMessages(ocrMessages);
  const nextTools = useNextTools('ocr', onContinue);
  const file = picked.files.find((one) => isOfKind(one, 'scan'));
  return (
    <ToolArea
      kind="scan"
      isSeveral={false}
      onFiles={(files) => picked.set(files.slice(-1))}
      wrongKind={t('wrongKind')}
    >
      {({ choose, upload }) =>
        picked.isPending && !file ? (
          <ToolSkeleton />
        ) : file ? (
          <OcrArea
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
            tool="ocr"
            kind="scan"
            isSeveral={false}
            title={t('startTitle')}
            text={t('startText')}
            onChoose={choose}
            onFiles={upload}
          />
        )
      }
    </ToolArea>
  );
}
