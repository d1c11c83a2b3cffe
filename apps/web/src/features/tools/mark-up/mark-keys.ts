import type { MarkTool } from './pen.ts';

/** The key of each tool, as the list of shortcuts names it. */
export const MARK_KEYS: Record<MarkTool, string> = { highlight: 'H', note: 'N', ink: 'D', text: 'X' };

/** Where keys belong to what is being typed or chosen. */
const OTHERS = 'input, textarea, select, [role=dialog], [role=menu], [role=menuitem], [contenteditable]';

/** The tool that a key press asks for. */
export function readMarkKey(event: KeyboardEvent): MarkTool | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (event.target instanceof Element && event.target.closest(OTHERS)) return null;
  if (document.querySelector('[role=dialog]')) return null;
  const found = Object.entries(MARK_KEYS).find(([, key]) => key.toLowerCase() === event.key);
  return (found?.[0] as MarkTool | undefined) ?? null;
}
