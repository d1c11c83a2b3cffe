import { useNavigate } from 'react-router';
import type { FileToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { toolPath } from '../../features/pdf-tools/advanced/tool-list.ts';
import OcrDesk from '../tool-desk/ocr/ocr-desk.tsx';
import { useNextTools } from './use-next-tools.tsx';

export default function OcrTool({ file, aside, onAnew }: FileToolProps) {
  const navigate = useNavigate();
  const nextTools = useNextTools('ocr');
  return (
    <OcrDesk
      isPro
      file={file}
      aside={aside}
      next={nextTools}
      onAsk={() => void navigate(toolPath('ai-chat', [file.id]))}
      onAnew={onAnew}
    />
  );
}
