import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Note } from '../../components/note.tsx';
import { OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { PasswordField } from '../../features/pdf-tools/advanced/controls/password-field.tsx';
import type { FileToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { useTexts } from '../../lib/texts.ts';
import { api, trpc } from '../../lib/trpc.ts';
import { FirstPage } from './first-page.tsx';
import { lockToolsTexts } from './lock-tools.texts.ts';
import { ToolFrame } from './tool-frame.tsx';

export default function UnlockTool({ file, aside, onAnew }: FileToolProps) {
  const texts = useTexts(lockToolsTexts).unlock;
  const [password, setPassword] = useState('');
  // What is locked against opening has no pages that were counted, and would not answer.
  const { data } = useQuery(
    trpc.pdfTools.info.queryOptions(
      { id: file.id },
      { staleTime: Infinity, retry: false, enabled: file.page_count !== null },
    ),
  );
  const isOpen = data?.info.security === null;
  return (
    <ToolFrame
      tool="unlock"
      action="unlock"
      usualName="unlocked"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary}
      missing={isOpen ? texts.missing : null}
      aside={aside}
      onAnew={onAnew}
      send={(request) => api.pdfTools.unlock.mutate({ fileId: file.id, password, ...request })}
      options={
        <OptionBlock>
          <PasswordField label={texts.password} hint={texts.hint} value={password} onChange={setPassword} />
        </OptionBlock>
      }
    >
      <Note fact={isOpen ? texts.none : texts.fact}>{isOpen ? texts.noneText : texts.factText}</Note>
      <FirstPage file={file} />
    </ToolFrame>
  );
}
