import { useState } from 'react';
import { Note } from '../../components/note.tsx';
import { OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { PasswordField } from '../../features/pdf-tools/advanced/controls/password-field.tsx';
import type { FileToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { FirstPage } from './first-page.tsx';
import { lockToolsTexts } from './lock-tools.texts.ts';
import { ToolFrame } from './tool-frame.tsx';

export default function UnlockTool({ file, aside, onAnew }: FileToolProps) {
  const texts = useTexts(lockToolsTexts).unlock;
  const [password, setPassword] = useState('');
  return (
    <ToolFrame
      tool="unlock"
      action="unlock"
      usualName="unlocked"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary}
      aside={aside}
      onAnew={onAnew}
      send={(request) => api.pdfTools.unlock.mutate({ fileId: file.id, password, ...request })}
      options={
        <OptionBlock>
          <PasswordField label={texts.password} hint={texts.hint} value={password} onChange={setPassword} />
        </OptionBlock>
      }
    >
      <Note fact={texts.fact}>{texts.factText}</Note>
      <FirstPage file={file} />
    </ToolFrame>
  );
}
