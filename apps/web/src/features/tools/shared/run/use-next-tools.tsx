import { useNavigate } from 'react-router';
import { nameTool, toolMessages } from '../tools.messages.ts';
import { type ToolId, pathFrom, toolsAfter } from '../tool-list.ts';
import type { StoredFile } from '../../../files/item.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { NextTool } from './next-tool.ts';
import { useToolWaiting } from './way-back.ts';

/** What can be done with a PDF that was just made. */
export function useNextTools(here: ToolId): (file: StoredFile | null) => NextTool[] {
  const t = useMessages(toolMessages);
  const navigate = useNavigate();
  const waiting = useToolWaiting();
  return (file) => {
    if (file?.type !== 'application/pdf') return [];
    return toolsAfter(here, waiting).map(({ id, Icon }) => ({
      label: nameTool(t, id),
      icon: <Icon aria-hidden="true" />,
      isWaiting: id === waiting,
      onGo: () => void navigate(pathFrom(here, id, [file.id])),
    }));
  };
}
