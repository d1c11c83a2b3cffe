import { useMemo } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { barButtonOnPhone } from '../../files/selection-bar.tsx';
import { toolsForFiles } from '../shared/tools-for-files.ts';
import { callTool, toolMessages } from '../shared/tools.messages.ts';
import type { ToolEntriesProps } from './tool-entries.tsx';
import { ToolsMenu } from './tools-menu.tsx';

const AT_ONCE = 3;

/** In the bar of a selection: the first three by name as far as there is room, and all of them in the menu. */
export default function SelectionTools({ files }: ToolEntriesProps) {
  const t = useMessages(toolMessages);
  const first = useMemo(() => toolsForFiles(files).slice(0, AT_ONCE), [files]);
  if (files.length === 0) return null;
  return (
    <>
      {first.map(({ id, Icon, to }, at) => (
        <ButtonLink
          key={id}
          look="bare"
          size="small"
          to={to}
          data-folds={AT_ONCE - at}
          className="max-desktop:hidden"
        >
          <Icon aria-hidden="true" />
          {callTool(t, id)}
        </ButtonLink>
      ))}
      <ToolsMenu files={files} look="bare" className={barButtonOnPhone} />
    </>
  );
}
