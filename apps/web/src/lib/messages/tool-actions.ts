import { toolNames, tools } from '@sheaf/pdf-core/tools';
import { activityMessages } from './activity.messages.ts';
import { useMessages } from './messages.ts';
import { toolMessages } from './tool-names.messages.ts';

/** How everything that was done is called, by its action: in the member's own list as in the administrator's. */
export function useActionWords(): Record<string, string> {
  const t = useMessages(activityMessages);
  const tTools = useMessages(toolMessages);
  const ofTools = toolNames.flatMap((id) => {
    const word = tTools.find(`${id}.history`);
    return word ? [[tools[id].action ?? id, word]] : [];
  });
  return { ...t.record('actions'), ...Object.fromEntries(ofTools) };
}

/** One that has no word is spelled out. */
export function nameAction(action: string, words: Record<string, string>): string {
  return words[action] ?? spell(action);
}

function spell(action: string): string {
  const words = action.replaceAll(/[-_]/gu, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
