import type { StoredFile } from '../../features/files/item.ts';
import { useTexts } from '../../lib/texts.ts';
import { toolDeskTexts } from '../tool-desk/tool-desk.texts.ts';
import type { NextTool } from '../tool-desk/tool-result.tsx';
import { TAB_ICONS } from './tab-icons.tsx';
import type { ToolTab, ToolTabProps } from './tool-tab.ts';

/** What can be done with a PDF that was just made. */
const ON: ToolTab[] = ['merge', 'split', 'compress'];

export function useNextTools(here: ToolTab, onContinue: ToolTabProps['onContinue']) {
  const { tabs } = useTexts(toolDeskTexts);
  return (file: StoredFile): NextTool[] =>
    file.type === 'application/pdf'
      ? ON.filter((tab) => tab !== here).map((tab) => {
          const Icon = TAB_ICONS[tab];
          return {
            label: tabs[tab],
            icon: <Icon aria-hidden="true" />,
            onGo: () => onContinue(tab, [file]),
          };
        })
      : [];
}
