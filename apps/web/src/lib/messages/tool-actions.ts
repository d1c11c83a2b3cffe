import english from '@sheaf/messages/en/tools.json' with { type: 'json' };
import { toolNames, tools } from '@sheaf/pdf-core/tools';
import { defineMessages, useMessages } from './messages.ts';

/** The messages of each tool, by its id. */
export const toolMessages = defineMessages('tools', english);

/** How the history calls the work of each tool, by its action. */
export function useToolActions(): Record<string, string> {
  const t = useMessages(toolMessages);
  return Object.fromEntries(
    toolNames.flatMap((id) => {
      const word = t.find(`${id}.history`);
      return word ? [[tools[id].action ?? id, word]] : [];
    }),
  );
}
