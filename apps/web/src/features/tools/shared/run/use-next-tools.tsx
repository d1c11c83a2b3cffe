import { useNavigate } from 'react-router';
import { nameTool, toolMessages } from '../tools.messages.ts';
import { type ToolId, pathFrom, toolsAfter } from '../tool-list.ts';
import type { StoredFile } from '../../../files/item.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { NextTool } from './next-tool.ts';

/** What can be done with a PDF that was just made. */
export function useNextTools(here: ToolId): (file: StoredFile) => NextTool[] {
  const t = useMessages(toolMessages);
  const navigate = useNavigate();
  return (file) =>
    toolsAfter(here)
      .filter(() => file.type === 'application/pdf')
      .map(({ id, Icon }) => ({
        label: nameTool(t, id),
        icon: <Icon aria-hidden="true" />,
        onGo: () => void navigate(pathFrom(here, id, [file.id])),
      }));
}
