import type { StoredFile } from '../../files/item.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../shared/tool-area.messages.ts';
import type { NextTool } from '../shared/run/next-tool.ts';
import { TAB_ICONS } from './tab-icons.tsx';
import type { ToolTab, ToolTabProps } from './tool-tab.ts';

/** What can be done with a PDF that was just made. */
const ON: ToolTab[] = ['merge', 'split', 'compress'];

export function useNextTools(here: ToolTab, onContinue: ToolTabProps['onContinue']) {
  const t = useMessages(toolAreaMessages);
  return (file: StoredFile): NextTool[] =>
    file.type === 'application/pdf'
      ? ON.filter((tab) => tab !== here).map((tab) => {
          const Icon = TAB_ICONS[tab];
          return {
            label: t(`tabs.${tab}`),
            icon: <Icon aria-hidden="true" />,
            onGo: () => onContinue(tab, [file]),
          };
        })
      : [];
}
