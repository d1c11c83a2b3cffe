import { choices, usual } from './protect.form.ts';
import { useState } from 'react';
import { Note } from '../../../components/note.tsx';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { PasswordField } from '../shared/controls/password-field.tsx';
import type { FileToolProps } from '../shared/page/document.ts';
import { SegmentOption } from '../shared/controls/segment-option.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FirstPage } from '../shared/page/first-page.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { callTool } from '../shared/form/call-tool.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { useUsualName } from '../shared/run/use-usual-name.ts';

const SWITCHES = [
  'modifying',
  'copying',
  'annotating',
  'fillingForms',
  'contentAccessibility',
  'documentAssembly',
] as const;

export default function ProtectTool({ file, aside, onAnew }: FileToolProps) {
  const usualName = useUsualName('protect', [file]);
  const t = useMessages(toolOptionMessages);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [ownerPassword, setOwnerPassword] = useState('');
  const [permissions, setPermissions] = useState(usual);
  const isDifferent = repeated !== '' && repeated !== password;
  return (
    <ToolFrame
      tool="protect"
      action="password-protect"
      usualName={usualName}
      button={t('protect.button')}
      summary={t('protect.summary')}
      missing={password === '' ? t('protect.missing') : repeated === password ? null : t('protect.differs')}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setPermissions(usual)}
      file={file}
      send={(request) =>
        callTool('protect', {
          fileIds: [file.id],
          options: { password, permissions, ...(ownerPassword && { ownerPassword }) },
          ...request,
        })
      }
      options={
        <>
          <OptionBlock>
            <PasswordField
              isNew
              label={t('protect.options.password')}
              value={password}
              onChange={setPassword}
            />
            <PasswordField
              isNew
              label={t('protect.repeat')}
              value={repeated}
              onChange={setRepeated}
              error={isDifferent ? t('protect.differs') : undefined}
            />
            <PasswordField
              isNew
              label={t('protect.options.ownerPassword')}
              hint={t('protect.hints.ownerPassword')}
              value={ownerPassword}
              onChange={setOwnerPassword}
            />
          </OptionBlock>
          <OptionBlock title={t('protect.permissions')}>
            <SegmentOption
              label={t('protect.printing')}
              choices={choices.printing}
              words={t.record('protect.printings')}
              value={permissions.printing}
              onChange={(printing) => setPermissions({ ...permissions, printing })}
            />
          </OptionBlock>
          {SWITCHES.map((name) => (
            <SwitchOption
              key={name}
              label={t(`protect.${name}`)}
              value={permissions[name]}
              onChange={(allowed) => setPermissions({ ...permissions, [name]: allowed })}
            />
          ))}
        </>
      }
    >
      <Note fact={t('protect.fact')}>{t('protect.factText')}</Note>
      <FirstPage file={file} />
    </ToolFrame>
  );
}
