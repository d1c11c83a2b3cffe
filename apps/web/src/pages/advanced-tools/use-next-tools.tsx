import { useNavigate } from 'react-router';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import { type ToolId, toolPath, toolsForResult } from '../../features/pdf-tools/advanced/tool-list.ts';
import type { StoredFile } from '../../features/files/item.ts';
import { useTexts } from '../../lib/texts.ts';
import type { NextTool } from '../tool-desk/tool-result.tsx';

/** What can be done with a PDF that was just made. */
export function useNextTools(here: ToolId): (file: StoredFile) => NextTool[] {
  const texts = useTexts(advancedTexts);
  const navigate = useNavigate();
  return (file) =>
    toolsForResult
      .filter(({ id }) => id !== here && file.type === 'application/pdf')
      .map(({ id, Icon }) => ({
        label: texts.tools[id].name,
        icon: <Icon aria-hidden="true" />,
        onGo: () => void navigate(toolPath(id, [file.id])),
      }));
}
