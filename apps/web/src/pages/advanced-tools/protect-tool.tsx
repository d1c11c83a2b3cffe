import { permissionsOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { Note } from '../../components/note.tsx';
import { OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { PasswordField } from '../../features/pdf-tools/advanced/controls/password-field.tsx';
import type { FileToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { SegmentOption } from '../../features/pdf-tools/options/option-controls.tsx';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { FirstPage } from './first-page.tsx';
import { lockToolsTexts } from './lock-tools.texts.ts';
import { ToolFrame } from './tool-frame.tsx';

const usual = permissionsOptions.parse({});
const SWITCHES = [
  'modifying',
  'copying',
  'annotating',
  'fillingForms',
  'contentAccessibility',
  'documentAssembly',
] as const;

export default function ProtectTool({ file, aside, onAnew }: FileToolProps) {
  const texts = useTexts(lockToolsTexts).protect;
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [ownerPassword, setOwnerPassword] = useState('');
  const [permissions, setPermissions] = useState(usual);
  const isDifferent = repeated !== '' && repeated !== password;
  return (
    <ToolFrame
      tool="protect"
      action="password-protect"
      usualName="protected"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary}
      missing={password === '' ? texts.missing : repeated === password ? null : texts.differs}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setPermissions(usual)}
      send={(request) =>
        api.pdfTools.protect.mutate({
          fileId: file.id,
          password,
          ownerPassword: ownerPassword || undefined,
          permissions,
          ...request,
        })
      }
      options={
        <>
          <OptionBlock>
            <PasswordField isNew label={texts.password} value={password} onChange={setPassword} />
            <PasswordField
              isNew
              label={texts.repeat}
              value={repeated}
              onChange={setRepeated}
              error={isDifferent ? texts.differs : undefined}
            />
            <PasswordField
              isNew
              label={texts.owner}
              hint={texts.ownerHint}
              value={ownerPassword}
              onChange={setOwnerPassword}
            />
          </OptionBlock>
          <OptionBlock title={texts.permissions}>
            <SegmentOption
              label={texts.printing}
              schema={permissionsOptions.shape.printing}
              words={texts.printings}
              value={permissions.printing}
              onChange={(printing) => setPermissions({ ...permissions, printing })}
            />
          </OptionBlock>
          {SWITCHES.map((name) => (
            <SwitchOption
              key={name}
              label={texts[name]}
              value={permissions[name]}
              onChange={(allowed) => setPermissions({ ...permissions, [name]: allowed })}
            />
          ))}
        </>
      }
    >
      <Note fact={texts.fact}>{texts.factText}</Note>
      <FirstPage file={file} />
    </ToolFrame>
  );
}
