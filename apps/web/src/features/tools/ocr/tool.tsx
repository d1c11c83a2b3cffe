import { useNavigate } from 'react-router';
import type { FileToolProps } from '../shared/page/document.ts';
import { toolPath } from '../shared/tool-list.ts';
import OcrArea from './ocr-area.tsx';
import { useNextTools } from '../shared/run/use-next-tools.tsx';

export default function OcrTool({ file, aside, onAnew }: FileToolProps) {
  const navigate = useNavigate();
  const nextTools = useNextTools('ocr');
  return (
    <OcrArea
      isPro
      file={file}
      aside={aside}
      next={nextTools}
      onAsk={() => void navigate(toolPath('ai-chat', [file.id]))}
      onAnew={onAnew}
    />
  );
}
